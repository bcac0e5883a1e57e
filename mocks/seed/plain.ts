import type { Pence } from '@/rules/money'
import { address, type DebtSeed } from './seed-debt'

const rows: readonly [name: string, amount: Pence, date: string, town: string, postcode: string][] =
  [
    ['Rowan Landscapes Ltd', 455_00, '2026-05-18', 'Harrogate', 'HG1 1AA'],
    ['Quayside Electrics Ltd', 1_980_25, '2026-04-22', 'Newcastle', 'NE1 3JE'],
    ['Pemberton Dairies Ltd', 3_105_60, '2025-12-12', 'Preston', 'PR1 2AA'],
    ['Oakham Saddlery Ltd', 268_40, '2026-07-01', 'Oakham', 'LE15 6AA'],
    ['Nettleton Glass Ltd', 7_450_00, '2025-07-19', 'Sunderland', 'SR1 1AA'],
    ['Morecambe Amusements Ltd', 5_612_30, '2024-09-09', 'Morecambe', 'LA4 4AA'],
    ['Ludlow Cider Co Ltd', 890_10, '2026-09-15', 'Ludlow', 'SY8 1AA'],
    ['Kirkwall Freight Ltd', 11_040_00, '2025-02-28', 'Kirkwall', 'KW15 1AA'],
  ]

/** Debts without payments or notes. */
export const plainDebts: readonly DebtSeed[] = rows.map(
  ([company_name, initial_debt, last_invoice_date, town, postcode], index) => ({
    entry: {
      company_name,
      company_type: 'Limited company',
      customer_ref: `CUST-02${String(index + 1).padStart(2, '0')}`,
      initial_debt,
      last_invoice_date,
      primary_email: `accounts@${company_name.split(' ')[0]?.toLowerCase()}.example`,
      addresses: [address(`${index * 7 + 2} Station Road`, town, postcode)],
    },
  }),
)
