import type { DuplicateMatch } from '../check/duplicates'
import type { RowFilter, RowStatus, SheetChoices } from '../review/summary'
import type { CheckedRows } from './checked-rows'

/** Which rows would be sent: the results of the checks, the duplicates and the user's choices. */
export function createRowStatuses(checked: CheckedRows) {
  const { count, stateOf, errors, warnings } = checked
  const excluded = new Uint8Array(count)
  let duplicates = new Map<number, DuplicateMatch>()
  let choices: SheetChoices | null = null

  const isExcluded = (rowIndex: number): boolean => {
    if (excluded[rowIndex]) return true
    const duplicate = stateOf(rowIndex) === 'ready' ? duplicates.get(rowIndex) : undefined
    return duplicate !== undefined && choices?.duplicates[duplicate.kind] === 'leave'
  }

  const statusOf = (rowIndex: number): RowStatus => {
    const state = stateOf(rowIndex)
    if (state === 'added') return state
    return state === 'total' || isExcluded(rowIndex) ? 'left-out' : state
  }

  function isShown(rowIndex: number, filter: RowFilter): boolean {
    if (filter.kind === 'issue')
      return errors.has(rowIndex, filter.id) || warnings.has(rowIndex, filter.id)
    if (filter.kind === 'all') return true
    const status = statusOf(rowIndex)
    return filter.kind === 'warned'
      ? status === 'ready' && warnings.any(rowIndex)
      : status === filter.kind
  }

  return {
    statusOf,
    feeMode: () => choices?.feeMode ?? 'Fixed Fee',
    excludedCount: () => excluded.reduce((sum, one) => sum + one, 0),

    /** The indexes of the filtered rows, in the order of the file. */
    shown(filter: RowFilter): number[] {
      const rowIndexes: number[] = []
      for (let rowIndex = 0; rowIndex < count; rowIndex += 1)
        if (isShown(rowIndex, filter)) rowIndexes.push(rowIndex)
      return rowIndexes
    },

    /** The duplicates among the rows that the user has not excluded. */
    openDuplicates: () =>
      [...duplicates.values()].filter(
        ({ rowIndex }) => stateOf(rowIndex) === 'ready' && !excluded[rowIndex],
      ),

    /** Finds the duplicates again after rows or existing debts have changed. */
    findDuplicates() {
      duplicates = checked.duplicates()
    },

    choose(next: SheetChoices) {
      choices = next
    },

    exclude(rowIndexes: readonly number[]) {
      for (const rowIndex of rowIndexes) excluded[rowIndex] = 1
    },

    /** Restores the rows that the user excluded. */
    restoreExcluded() {
      excluded.fill(0)
    },
  }
}

export type RowStatuses = ReturnType<typeof createRowStatuses>
