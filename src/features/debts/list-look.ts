import { columns } from './columns'
import type { SortColumn } from './search'

/** How a person likes the table: which columns are left out, and how close the rows stand. */
export interface ListLook {
  hidden: readonly SortColumn[]
  compact: boolean
}

/** All but the name, which is the way to the debt. */
export const optionalColumns = columns.filter(({ column }) => column !== 'name')

/** What storage holds may be of an earlier version, or anybody's. */
export function readListLook(stored: unknown): ListLook {
  const look = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    hidden?: unknown
    compact?: unknown
  }
  const names: readonly unknown[] = Array.isArray(look.hidden) ? look.hidden : []
  return {
    hidden: optionalColumns.map(({ column }) => column).filter((column) => names.includes(column)),
    compact: look.compact === true,
  }
}

/** By rules of style alone, so that no row is drawn again. */
export function lookCss({ hidden, compact }: ListLook): Record<string, object> {
  const cells = hidden
    .map((column) => columns.findIndex((entry) => entry.column === column))
    // The name is a header in each row, so the others are counted without it there.
    .flatMap((at) => [`& thead th:nth-of-type(${at + 1})`, `& tbody td:nth-of-type(${at})`])
  return {
    ...(cells.length > 0 && { [cells.join(', ')]: { display: 'none !important' } }),
    ...(compact && { '@media (min-width: 48rem)': { '& th, & td': { paddingBlock: '0.15rem' } } }),
  }
}
