/** Which tab of adding a debt is open: importing is the second one. */
export function bySearch(search: Record<string, unknown>): { by?: 'csv' } {
  return search.by === 'csv' ? { by: 'csv' } : {}
}
