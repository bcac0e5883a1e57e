import type { DebtsSearch } from '../search'

/** What a press on a part of a chart asks the list for. */
export type Ask = Pick<DebtsSearch, 'age' | 'status' | 'show'>

const keysOf = (ask: Ask) => Object.keys(ask) as (keyof Ask)[]

/** Whether the list shows this alone. */
export const isAsked = (search: DebtsSearch, ask: Ask): boolean =>
  keysOf(ask).every((key) => String(search[key]) === String(ask[key]))

export const without = (ask: Ask): Ask =>
  Object.fromEntries(keysOf(ask).map((key) => [key, undefined]))
