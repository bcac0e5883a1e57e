import { type DebtsSearch, debtsSearch } from '../search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was asked of the list a debt was opened from; it outlives a reload. */
    list?: DebtsSearch
  }
}

/** What a debt's link in the list takes along. */
export const fromList = (search: object) => ({ list: debtsSearch({ ...search }) })

/** Null for a debt that was not opened from the list; another version may have written it. */
export const listOpenedFrom = ({ list }: { list?: unknown }): DebtsSearch | null =>
  typeof list === 'object' && list !== null ? debtsSearch({ ...list }) : null
