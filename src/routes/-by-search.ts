/** The open tab of adding a debt; `csv` selects the import. */
export interface BySearch {
  by?: 'csv'
}

export function bySearch(search: Record<string, unknown>): BySearch {
  return search.by === 'csv' ? { by: 'csv' } : {}
}
