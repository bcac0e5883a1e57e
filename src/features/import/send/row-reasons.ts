import type { Debtor } from '@/api/debtor/debtor'
import { type DatedDebtIdentity, recordIdentity } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { FieldMessage } from '@/api/http/errors'
import type { WriteResult } from '@/api/write/attempt'
import { ukDate } from '@/rules/days'
import { fieldPathLabel } from '@/rules/field-path'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { formatMoney } from '@/rules/money'
import { type RowIssue, wholeRowIssue } from '../check/rows'

/** Fields of the API whose column has another name. */
const columnsByField: Record<string, ImportColumn> = { debt_disputed: 'is_disputed' }

/** The column of an API field path, such as `debtor_addresses.0.city`. */
function columnOf(path: string): ImportColumn | null {
  const last = path.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? ''
  return importColumns.find((column) => column === last) ?? columnsByField[last] ?? null
}

/** The value sent for a column, formatted for display. */
function sentValue(entry: DebtEntry, column: ImportColumn | null): string {
  if (column === 'initial_debt' || column === 'amount_outstanding')
    return formatMoney(entry[column])
  if (column === 'last_invoice_date') return entry[column] ? ukDate(entry[column]) : ''
  const texts: Record<string, unknown> = { ...entry.addresses[0], ...entry }
  const value = column && texts[column]
  return typeof value === 'string' ? value : ''
}

/** Converts the server's messages about a rejected row to issues of its columns. */
export function refusalIssues(messages: readonly FieldMessage[], entry: DebtEntry): RowIssue[] {
  if (messages.length === 0) {
    return wholeRowIssue('The server rejected this row without a reason')
  }
  return messages.map(({ path, message }) => {
    const column = columnOf(path)
    const prefix = column || path === '' ? '' : `${fieldPathLabel(path)}: `
    return { column, value: sentValue(entry, column), reason: `${prefix}${message}` }
  })
}

/** A debt in one line: name, reference and amount. */
export const debtLabel = ({ name, references, amount }: DatedDebtIdentity) =>
  [name, references.customer_ref, formatMoney(amount)].filter(Boolean).join(', ')

type Unconfirmed = Extract<WriteResult<Debtor>, { outcome: 'unconfirmed' }>

/** Why the outcome of a row is uncertain. */
export function unconfirmedIssues({ reason, candidates }: Unconfirmed): RowIssue[] {
  const [similar] = candidates
  if (reason === 'similar-record' && similar) {
    return wholeRowIssue(
      `Your debts have a new one that may be this row: ${debtLabel(recordIdentity(similar))}. Check it before you import this row again`,
    )
  }
  return wholeRowIssue(
    reason === 'records-unreadable'
      ? 'Your debts have a new one that could not be read and may be this row. Check your debts before you import this row again'
      : 'This row was sent, but your debts could not be read. Check again before you import this row again',
  )
}

/** Why a row that was not sent yet is excluded. */
export const addedElsewhereIssues = (isSame: boolean, existing: DatedDebtIdentity): RowIssue[] =>
  wholeRowIssue(
    isSame
      ? `Added elsewhere while this import was stopped: ${debtLabel(existing)}`
      : `Looks like a debt that was added elsewhere while this import was stopped: ${debtLabel(existing)}`,
  )
