import type { DebtsSearch } from '../search'

/** The filter that a bar of a chart sets. */
export type ChartFilter = Pick<DebtsSearch, 'age' | 'status' | 'show'>

const keysOf = (filter: ChartFilter) => Object.keys(filter) as (keyof ChartFilter)[]

/** Whether the list is filtered by exactly these values. */
export const isFiltered = (search: DebtsSearch, filter: ChartFilter): boolean =>
  keysOf(filter).every((key) => String(search[key]) === String(filter[key]))

export const withoutFilter = (filter: ChartFilter): ChartFilter =>
  Object.fromEntries(keysOf(filter).map((key) => [key, undefined]))
