import { leftOutTotal } from './leave-out'
import type { Decisions, LeftOut, RowFilter, RowStatus } from './protocol'
import { errorsOf, type SheetRowState } from './sheet-row'

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
      otherRow: row.equalRow,
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
