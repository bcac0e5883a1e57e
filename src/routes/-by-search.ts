/** Which tab of adding a debt is open: importing is the second one. */
export interface BySearch {
  by?: 'csv'
}

export function bySearch(search: Record<string, unknown>): BySearch {
  return search.by === 'csv' ? { by: 'csv' } : {}
}
