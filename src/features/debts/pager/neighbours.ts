import type { DebtRow } from '../debt-row'
import { findDebts } from '../find-debts'
import type { DebtsSearch } from '../search'
import { sortDebts } from '../sort-debts'

/**
 * The debts before and after one in its list. A debt that the search no longer finds keeps its
 * neighbours, so that paging can continue; null if the debt is not in `rows`.
 */
export function findNeighbours(rows: readonly DebtRow[], search: DebtsSearch, id: number) {
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
    /** 1-based; 0 if the search no longer finds the debt. */
    position: found.has(row) ? index + 1 : 0,
    count: found.size,
  }
}
