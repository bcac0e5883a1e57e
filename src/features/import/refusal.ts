import type { DebtEntry } from '@/api/debtor-body'
import { type FieldMessage, pathInWords } from '@/api/errors'
import { ukDate } from '@/rules/days'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { formatMoney } from '@/rules/money'
import type { RowIssue } from './rows'

/** Where the server's name of a field is not the file's. */
const otherNames: Record<string, ImportColumn> = { debt_disputed: 'is_disputed' }

/** The column a server's path speaks of: `debtor_debt.initial_debt`, `debtor_addresses.0.city`. */
function columnOf(path: string): ImportColumn | null {
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return importColumns.find((column) => column === last) ?? otherNames[last] ?? null
}

/** The value the portal sent for a column, as a person would write it. */
function sentValue(entry: DebtEntry, column: ImportColumn | null): string {
  if (column === 'initial_debt' || column === 'amount_outstanding')
    return formatMoney(entry[column])
  if (column === 'last_invoice_date') return entry[column] ? ukDate(entry[column]) : ''
  const texts: Record<string, unknown> = { ...entry.addresses[0], ...entry }
  const value = column && texts[column]
  return typeof value === 'string' ? value : ''
}

/** A refusal of the server in the words of the review. */
export function refusalIssues(messages: readonly FieldMessage[], entry: DebtEntry): RowIssue[] {
  if (messages.length === 0) {
    return [{ column: null, value: '', reason: 'The server refused this row without a reason' }]
  }
  return messages.map(({ path, message }) => {
    const column = columnOf(path)
    const prefix = column || path === '' ? '' : `${pathInWords(path)}: `
    return { column, value: sentValue(entry, column), reason: `${prefix}${message}` }
  })
}
