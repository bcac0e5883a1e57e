/** The columns the list can be sorted by, in the order they are shown. */
const sortColumns = [
  'name',
  'reference',
  'original',
  'outstanding',
  'interest',
  'compensation',
  'total',
  'invoiced',
  'overdue',
  'status',
] as const
export type SortColumn = (typeof sortColumns)[number]

/** Parts of the list a tile shows; without one all debts are shown. */
export const listParts = ['overdue', 'not-overdue', 'disputed'] as const
export type ListPart = (typeof listParts)[number]

/** What of the list is shown, and in which order. Defaults are left out, so `/` stays `/`. */
export interface DebtsSearch {
  q?: string
  show?: ListPart
  status?: string
  sort?: SortColumn
  dir?: 'desc'
}

const longest = 200

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((entry) => entry === value)

/** The router reads `?q=1200` as a number. */
function words(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, longest) : undefined
}

export function debtsSearch(raw: Record<string, unknown>): DebtsSearch {
  const sort = oneOf(sortColumns, raw.sort)
  return withoutBlanks({
    q: words(raw.q),
    show: oneOf(listParts, raw.show),
    status: words(raw.status),
    sort,
    dir: sort && oneOf(['desc'], raw.dir),
  })
}

/** Without what is not asked for: it would stand in the address as an empty key. */
export function withoutBlanks(search: DebtsSearch): DebtsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
