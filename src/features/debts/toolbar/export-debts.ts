import { mainAddress } from '@/api/debtor/debtor'
import type { Unread } from '@/api/wire/tolerant-record'
import { writeCsv } from '@/lib/csv-write'
import { downloadCsv } from '@/lib/download'
import { type IsoDate, ukDate } from '@/rules/days'
import { feeType } from '@/rules/fee'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { type Pence, plainMoney } from '@/rules/money'
import { snackbar } from '@/session/snackbar'
import { formatDebtCount } from '../debt-count'
import type { DebtRow } from '../debt-row'

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** The raw value of an unreadable field, so that an import flags it; empty if it was readable. */
function rawUnread({ unread }: Unread, field: string): string {
  const value = unread?.[field]
  return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}

const amountText = (pence: Pence | null, record: Unread, field: string) =>
  pence === null ? rawUnread(record, field) : plainMoney(pence)

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
    is_individual: rawUnread(debtor, 'is_individual') || yesNo(debtor.is_individual),
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
    amount_outstanding: amountText(row.outstanding, debt, 'amount_outstanding'),
    last_invoice_date:
      row.invoiced === null ? rawUnread(debt, 'last_invoice_date') : ukDate(row.invoiced),
    is_disputed: rawUnread(debt, 'debt_disputed') || yesNo(row.disputed),
    fee_type: debt.fee_type || feeType(row.original),
    interestDue: amountText(row.interest, debt, 'interestDue'),
    compDue: amountText(row.compensation, debt, 'compDue'),
  }
}

export const debtsCsv = (rows: readonly DebtRow[]) => writeCsv(importColumns, rows.map(importRow))

/** Downloads a CSV file and reports the outcome in the snackbar. */
export function saveCsv(csv: string, fileName: string, message: string): void {
  if (downloadCsv(csv, fileName)) snackbar.success(message)
  else snackbar.error('The file could not be saved.')
}

/** Downloads the rows in the import format. */
export const exportDebts = (rows: readonly DebtRow[], today: IsoDate) =>
  saveCsv(debtsCsv(rows), `debts-${today}.csv`, `${formatDebtCount(rows.length)} exported.`)
