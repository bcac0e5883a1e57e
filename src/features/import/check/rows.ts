import type { DebtEntry } from '@/api/debtor/request-body'
import type { ImportColumn } from '@/rules/import-columns'
import type { Pence } from '@/rules/money'

/** An error or warning about one cell, or about the whole row if `column` is null. */
export interface RowIssue {
  column: ImportColumn | null
  value: string
  reason: string
  /** The value that was probably meant. */
  suggestion?: string
  /** The row is malformed: the user has to check that its cells are in the right columns. */
  isShape?: true
}

/** An issue about the row rather than one of its cells. */
export const wholeRowIssue = (reason: string): RowIssue[] => [{ column: null, value: '', reason }]

/** A value the portal normalised to something other than the cell. */
export interface RowChange {
  column: ImportColumn
  from: string
  to: string
}

export interface ReadyRow {
  kind: 'ready'
  entry: DebtEntry
  interest: Pence
  compensation: Pence
  warnings: readonly RowIssue[]
  changes: readonly RowChange[]
  /** The fee type of the file in lower case; blank if it has none. */
  fileFee: string
  /** The file's interest or compensation differs from the portal's calculation. */
  differs: boolean
}

interface RowToFix {
  kind: 'to-fix'
  issues: readonly RowIssue[]
}

/** A row of totals below the debts, which is not a debt. */
interface TotalRow {
  kind: 'total'
}

export type CheckedRow = ReadyRow | RowToFix | TotalRow

/** A row to send: its number in the file and the outstanding amount in pence. */
export interface SentRow {
  row: number
  outstanding: Pence
}

/** Rows to send as typed arrays, which are cheap to post from the worker. */
export interface SentRows {
  rows: Int32Array
  outstanding: Float64Array
}

export const toSentRows = ({ rows, outstanding }: SentRows): SentRow[] =>
  Array.from(rows, (row, index) => ({ row, outstanding: outstanding[index] ?? 0 }))

/** A row that was not imported, and why. */
export interface UnsentRow {
  row: number
  issues: readonly RowIssue[]
}

/** The reason and the suggestion as one message. */
export const issueMessage = ({ reason, suggestion }: RowIssue) =>
  suggestion ? `${reason}. Did you mean ${suggestion}?` : reason
