import type { DebtRow } from '../debt-row'
import { findDebts } from '../find-debts'
import type { DebtsSearch } from '../search'
import { sortDebts } from '../sort-debts'

export interface Neighbours {
  previous: DebtRow | undefined
  next: DebtRow | undefined
  /** Counted from 1; 0 where the debt is no longer among those that are looked for. */
  position: number
  count: number
}

/**
 * What stands before and after a debt in the list it was opened from. One that has changed and is no
 * longer looked for keeps its neighbours: whoever walks through the list can walk on.
 */
export function findNeighbours(
  rows: readonly DebtRow[],
  search: DebtsSearch,
  id: number,
): Neighbours | null {
  const found = new Set(findDebts(rows, search))
  const ordered = sortDebts(
    rows.filter((row) => row.id === id || found.has(row)),
    search,
  )
  const index = ordered.findIndex((row) => row.id === id)
  const row = ordered[index]
  if (!row) return null
  return {
    previous: ordered[index - 1],
    next: ordered[index + 1],
    position: found.has(row) ? index + 1 : 0,
    count: found.size,
  }
}
