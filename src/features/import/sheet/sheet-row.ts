import type { TableRow } from '@/lib/csv-read'
import type { Pence } from '@/rules/money'
import type { DebtIdentity } from './duplicates'
import { leftOutTotal } from './leave-out'
import type { LeftOut, ListedDebt, RowFilter, RowStatus } from './protocol'
import type { Issue } from './row-cells'

/** What is kept of a row's check; its entry is built again when it is sent. */
export interface RowResult {
  /** Why it is no debt in pounds; null for a debt. */
  leftOut: LeftOut | null
  errors: readonly Issue[]
  warnings: readonly Issue[]
  initial: Pence
  outstanding: Pence
  interest: Pence
  compensation: Pence
  isConsumer: boolean
  /** The fee type of the file in lower case; blank if it has none. */
  fileFee: string
  /** The file's interest or compensation differs from the portal's calculation. */
  hasOtherFigures: boolean
  /** What it is compared by; null for a row with errors. */
  identity: DebtIdentity | null
  /** The same for rows of one debt. */
  key: string | null
}

export const unchecked: RowResult = {
  leftOut: null,
  errors: [],
  warnings: [],
  initial: 0,
  outstanding: 0,
  interest: 0,
  compensation: 0,
  isConsumer: false,
  fileFee: '',
  hasOtherFigures: false,
  identity: null,
  key: null,
}

/** A row of the file with all that is known about it. */
export interface SheetRowState extends TableRow {
  result: RowResult
  /** A person's own decision about the row. */
  override: 'include' | 'exclude' | null
  sent: 'added' | 'not-confirmed' | null
  /** What the server said, until the row is changed. */
  serverIssues: readonly Issue[]
  /** Its amount is the sum of the rows above. */
  isSum: boolean
  /** The earlier row it equals. */
  equalRow: number | null
  listed: ListedDebt | null
  /** A debt of the list that is like it. */
  similar: ListedDebt | null
}

/** All rows have the same properties in the same order, which engines store most compactly. */
export const toSheetRow = ({ number, cells, problem }: TableRow): SheetRowState => ({
  number,
  cells,
  problem,
  result: unchecked,
  override: null,
  sent: null,
  serverIssues: [],
  isSum: false,
  equalRow: null,
  listed: null,
  similar: null,
})

export const errorsOf = ({ result, serverIssues }: SheetRowState): readonly Issue[] =>
  serverIssues.length > 0 ? [...result.errors, ...serverIssues] : result.errors

/** Why a row is not imported; null if it is. A person's own decision comes first. */
export function leftOutOf(row: SheetRowState): LeftOut | null {
  const { override, result, isSum, listed, equalRow } = row
  if (override === 'exclude') return { reason: 'excluded', text: 'You left this row out' }
  if (result.leftOut || override === 'include') return result.leftOut
  if (isSum) return leftOutTotal
  if (listed) return { reason: 'listed', text: 'This debt is already in your list', listed }
  return equalRow === null ? null : { reason: 'equal-row', text: `The same as row ${equalRow}` }
}

export function statusOf(row: SheetRowState): RowStatus {
  if (row.sent) return row.sent
  if (leftOutOf(row)) return 'left-out'
  return errorsOf(row).length > 0 ? 'to-fix' : 'ready'
}

export const hasWarning = (row: SheetRowState) =>
  row.result.warnings.length > 0 || row.similar !== null

/** Whether a filter by status shows a row. */
export function isShown(filter: Exclude<RowFilter, object>, row: SheetRowState): boolean {
  if (filter === 'all') return true
  const status = statusOf(row)
  return filter === 'warned' ? status === 'ready' && hasWarning(row) : filter === status
}
