import type { TableRow } from '@/lib/csv-read'
import type { Pence } from '@/rules/money'
import type { CheckedRow } from './check-row'
import { type DebtIdentity, entryIdentity, rowKey } from './duplicates'
import { leftOutTotal } from './leave-out'
import type { Decisions, LeftOut, ListedDebt, RowFilter, RowStatus } from './protocol'
import type { Issue } from './row-cells'

/** What is kept of a row's check; its entry is built again when it is sent. */
export interface RowResult {
  leftOut: LeftOut | null
  errors: readonly Issue[]
  warnings: readonly Issue[]
  initial: Pence
  outstanding: Pence
  interest: Pence
  compensation: Pence
  isConsumer: boolean
  fileFee: string
  hasOtherFigures: boolean
  /** What it is compared by; null for a row with errors. */
  identity: DebtIdentity | null
  key: string | null
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

const unchecked: RowResult = {
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

/** What is kept of a check. */
export function toResult(checked: CheckedRow): RowResult {
  const { entry } = checked
  const identity = entry && checked.errors.length === 0 ? entryIdentity(entry) : null
  return {
    leftOut: checked.leftOut,
    errors: checked.errors,
    warnings: checked.warnings,
    initial: entry?.initial_debt ?? 0,
    outstanding: entry?.amount_outstanding ?? 0,
    interest: checked.interest,
    compensation: checked.compensation,
    isConsumer: checked.isConsumer,
    fileFee: checked.fileFee,
    hasOtherFigures: checked.hasOtherFigures,
    identity,
    key: identity && rowKey(identity),
  }
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

const excluded: LeftOut = { reason: 'excluded', text: 'You left this row out', canInclude: true }

/** Why a row is not imported; null if it is. A person's own decision comes first. */
export function leftOutOf(row: SheetRowState, decisions: Decisions): LeftOut | null {
  if (row.override === 'exclude') return excluded
  if (row.result.leftOut) return row.result.leftOut
  if (row.override === 'include') return null
  if (row.isSum) return leftOutTotal
  if (row.listed && decisions.listedDebts === 'leave-out') {
    return {
      reason: 'listed',
      text: 'This debt is already in your list',
      listed: row.listed,
      canInclude: true,
    }
  }
  if (row.equalRow !== null && decisions.equalRows === 'leave-out') {
    return {
      reason: 'equal-row',
      text: `The same as row ${row.equalRow}`,
      canInclude: true,
    }
  }
  return null
}

export function statusOf(row: SheetRowState, decisions: Decisions): RowStatus {
  if (row.sent) return row.sent
  if (leftOutOf(row, decisions)) return 'left-out'
  return errorsOf(row).length > 0 ? 'to-fix' : 'ready'
}

export const hasWarning = (row: SheetRowState) =>
  row.result.warnings.length > 0 || row.similar !== null

/** Whether a filter by status shows a row. */
export const isShown = (filter: RowFilter, status: RowStatus, row: SheetRowState): boolean =>
  filter === 'all' ||
  filter === status ||
  (filter === 'warned' && status === 'ready' && hasWarning(row))
