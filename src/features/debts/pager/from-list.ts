import { type DebtsSearch, debtsSearch } from '../search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list a debt was opened from; survives a reload. */
    list?: DebtsSearch
  }
}

/** The history state of a link from the list to a debt. */
export const fromList = (search: object) => ({ list: debtsSearch({ ...search }) })

/** Null if not opened from the list. Validated, because another version may have written it. */
export const listOpenedFrom = ({ list }: { list?: unknown }): DebtsSearch | null =>
  typeof list === 'object' && list !== null ? debtsSearch({ ...list }) : null
