import type { DebtsSearch } from '../search'

/** What a press on a part of a chart asks the list for. */
export type ChartFilter = Pick<DebtsSearch, 'age' | 'status' | 'show'>

const keysOf = (ask: ChartFilter) => Object.keys(ask) as (keyof ChartFilter)[]

/** Whether the list shows this alone. */
export const isFiltered = (search: DebtsSearch, ask: ChartFilter): boolean =>
  keysOf(ask).every((key) => String(search[key]) === String(ask[key]))

export const without = (ask: ChartFilter): ChartFilter =>
  Object.fromEntries(keysOf(ask).map((key) => [key, undefined]))
