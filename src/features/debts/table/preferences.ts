import type { SortColumn } from '../search'
import { type Column, columns, optionalColumns } from './columns'

/** The user's hidden columns and row height. */
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

/** Validates the stored value: an earlier version or another program may have written it. */
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
 * The columns in render order. Hidden ones come last, so that the nth visible header belongs to the
 * nth visible cell, also for tools that skip hidden headers.
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
