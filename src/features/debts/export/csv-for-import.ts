import { mainAddress } from '@/api/debtor/debtor'
import { writeRows } from '@/lib/csv-write'
import { ukDate } from '@/rules/days'
import { feeType } from '@/rules/fee'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { type Pence, plainMoney } from '@/rules/money'
import type { DebtRow } from '../debt-row'

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** Blank if unknown. */
const amountText = (pence: Pence | null) => (pence === null ? '' : plainMoney(pence))

/** A debt as a row of the import format, so that an export can be imported unchanged. */
function importRow(row: DebtRow): Record<ImportColumn, string> {
  const { debtor } = row
  const { debtor_debt: debt } = debtor
  const address = mainAddress(debtor)
  return {
    title: debtor.title,
    customer_ref: debtor.customer_ref,
    company_type: debtor.company_type,
    first_names: debtor.first_names,
    last_name: debtor.last_name,
    is_individual: yesNo(debtor.is_individual),
    company_name: debtor.company_name,
    trading_name: debtor.trading_name,
    company_number: debtor.company_number,
    vat_number: debtor.vat_number,
    external_ref: debtor.external_ref,
    primary_email: debtor.primary_email,
    primary_phone: debtor.primary_phone,
    street_1: address?.street_1 ?? '',
    street_2: address?.street_2 ?? '',
    street_3: address?.street_3 ?? '',
    city: address?.city ?? '',
    county: address?.county ?? '',
    postcode: address?.postcode ?? '',
    initial_debt: plainMoney(row.original),
    debt_type: debt.debt_type,
    department: debt.department,
    // A blank cell would claim the whole amount, and "Unknown" is refused by the import.
    amount_outstanding: row.outstanding === null ? 'Unknown' : plainMoney(row.outstanding),
    last_invoice_date: row.invoiced === null ? '' : ukDate(row.invoiced),
    is_disputed: yesNo(debt.debt_disputed),
    fee_type: debt.fee_type || feeType(row.original),
    interestDue: amountText(row.interest),
    compDue: amountText(row.compensation),
  }
}

export const csvForImport = (rows: readonly DebtRow[]) =>
  writeRows([
    importColumns,
    ...rows.map(importRow).map((cells) => importColumns.map((column) => cells[column])),
  ])
