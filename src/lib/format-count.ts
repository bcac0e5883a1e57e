import { formatInteger } from './format-integer'

/** `1 row`, `2 rows`, `1,200 rows`, `2 debts are`. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`
