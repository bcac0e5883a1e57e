import type { DebtsSearch } from '../search'

/** What a press on a part of a chart asks the list for. */
export type ChartFilter = Pick<DebtsSearch, 'age' | 'status' | 'show'>

const keysOf = (filter: ChartFilter) => Object.keys(filter) as (keyof ChartFilter)[]

/** Whether the list shows this alone. */
export const isFiltered = (search: DebtsSearch, filter: ChartFilter): boolean =>
  keysOf(filter).every((key) => String(search[key]) === String(filter[key]))

export const withoutFilter = (filter: ChartFilter): ChartFilter =>
  Object.fromEntries(keysOf(filter).map((key) => [key, undefined]))
