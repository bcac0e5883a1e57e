import type { SortColumn } from '../search'
import { type Column, columns, optionalColumns } from './columns'

/** How a user likes the table: which columns are hidden, and how high its rows are. */
export interface TablePreferences {
  hidden: readonly SortColumn[]
  compact: boolean
}

const hiddenByDefault: readonly SortColumn[] = [
  'original',
  'paid',
  'interest',
  'compensation',
  'invoiced',
]

/** Storage may hold what an earlier version or another program wrote. */
export function readTablePreferences(stored: unknown): TablePreferences {
  const { hidden, compact } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    hidden?: unknown
    compact?: unknown
  }
  const names: readonly unknown[] = Array.isArray(hidden) ? hidden : hiddenByDefault
  return {
    hidden: optionalColumns.map(({ column }) => column).filter((column) => names.includes(column)),
    compact: compact === true,
  }
}

export interface ArrangedColumn extends Column {
  isHidden: boolean
}

/**
 * The columns as the table renders them. Hidden ones come last: the nth header is then the header of
 * the nth cell, also for scripts and tools that skip hidden headers.
 */
export function arrangeColumns(hidden: readonly SortColumn[]): readonly ArrangedColumn[] {
  const arranged = columns.map((column) => ({
    ...column,
    isHidden: hidden.includes(column.column),
  }))
  return [
    ...arranged.filter(({ isHidden }) => !isHidden),
    ...arranged.filter(({ isHidden }) => isHidden),
  ]
}
