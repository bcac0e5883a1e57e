import type { DebtEntry } from '@/api/debtor/request-body'
import type { ImportColumn } from '@/rules/import-columns'
import type { Pence } from '@/rules/money'

/** Something to know about one cell, or about the row where no column is at fault. */
export interface RowIssue {
  column: ImportColumn | null
  value: string
  reason: string
  /** What was probably meant. */
  suggestion?: string
  /** The row did not fall into the columns: a person has to look whether its cells are right. */
  isShape?: true
}

/** A reason that concerns the row rather than one of its cells. */
export const wholeRowIssue = (reason: string): RowIssue[] => [{ column: null, value: '', reason }]

/** What the portal made of a cell, where that is not what the cell says. */
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
  /** The fee type the file names, in small letters; blank where it names none. */
  fileFee: string
  /** The file's own interest or compensation is not what the portal works out. */
  differs: boolean
}

interface RowToFix {
  kind: 'to-fix'
  issues: readonly RowIssue[]
}

/** A line of sums below the debts: no debt of its own. */
interface TotalRow {
  kind: 'total'
}

export type CheckedRow = ReadyRow | RowToFix | TotalRow

/** A row on its way to the server: its number in the file, and what is owed. */
export interface SentRow {
  row: number
  outstanding: Pence
}

/** Rows to send, as numbers only: they cross from the worker to the page, and there may be many. */
export interface SentRows {
  rows: Int32Array
  outstanding: Float64Array
}

export const toSentRows = ({ rows, outstanding }: SentRows): SentRow[] =>
  Array.from(rows, (row, index) => ({ row, outstanding: outstanding[index] ?? 0 }))

/** A row that is no debt yet, and why. */
export interface UnsentRow {
  row: number
  issues: readonly RowIssue[]
}

/** As one line: what to fix, and what was probably meant. */
export const issueMessage = ({ reason, suggestion }: RowIssue) =>
  suggestion ? `${reason}. Did you mean ${suggestion}?` : reason
