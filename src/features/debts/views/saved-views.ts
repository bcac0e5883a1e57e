import { type DebtsSearch, debtsSearch } from '../search'

/** A named combination of filters and order, stored in the browser. */
export interface View {
  name: string
  search: ReturnType<typeof viewSearch>
}

export const builtInViews: readonly View[] = [
  {
    name: 'Over 90 days, not disputed',
    search: { age: ['91-180', 'over-180'], disputed: 'no', sort: 'overdue', dir: 'desc' },
  },
  { name: 'Largest first', search: { sort: 'outstanding', dir: 'desc' } },
  { name: 'Near the time limit', search: { limit: 'near', sort: 'invoiced' } },
]

export const maxNameLength = 60
export const maxViews = 50

/** Excludes the search text, which may contain a debtor's name. */
export const viewSearch = ({ q: _q, ...search }: DebtsSearch) => search

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Validates the stored value: an earlier version or another program may have written it. */
export function readViews(stored: unknown): readonly View[] {
  if (!Array.isArray(stored)) return []
  const views = stored.flatMap((entry) => {
    if (!isRecord(entry) || typeof entry.name !== 'string' || !isRecord(entry.search)) return []
    const name = entry.name.trim().slice(0, maxNameLength)
    return name ? [{ name, search: viewSearch(debtsSearch(entry.search)) }] : []
  })
  return views.slice(0, maxViews)
}

/** Ignores case. */
export const hasName = (view: View, name: string) => view.name.toLowerCase() === name.toLowerCase()
