import type { DebtEntry } from '@/api/debtor-body'
import { debtorName } from '@/api/debtors'
import type { ImportColumn } from '@/rules/import-columns'
import type { Pence } from '@/rules/money'

/** Something to know about one cell, or about the row where no column is at fault. */
export interface RowIssue {
  column: ImportColumn | null
  value: string
  reason: string
}

interface FileRow {
  /** Its number in the file, as a spreadsheet shows it. */
  row: number
  /** As they stand in the file, under the file's own header. */
  cells: readonly string[]
}

export interface ReadyRow extends FileRow {
  kind: 'ready'
  entry: DebtEntry
  interest: Pence
  compensation: Pence
  warnings: readonly RowIssue[]
  /** The fee type the file names, in small letters; blank where it names none. */
  fileFee: string
  /** The file's own interest or compensation is not what the portal works out. */
  differs: boolean
}

export interface RowToFix extends FileRow {
  kind: 'to-fix'
  issues: readonly RowIssue[]
}

/** A line of sums below the debts: no debt of its own. */
interface TotalRow extends FileRow {
  kind: 'total'
}

export type CheckedRow = ReadyRow | RowToFix | TotalRow

export interface Totals {
  rows: number
  outstanding: Pence
  interest: Pence
  compensation: Pence
}

/** Section 9: the totals of an import, over the rows that are sent. */
export function totalsOf(rows: readonly ReadyRow[]): Totals {
  const totals = { rows: rows.length, outstanding: 0, interest: 0, compensation: 0 }
  for (const { entry, interest, compensation } of rows) {
    totals.outstanding += entry.amount_outstanding
    totals.interest += interest
    totals.compensation += compensation
  }
  return totals
}

export const nameOf = ({ entry }: ReadyRow) => debtorName(entry)
