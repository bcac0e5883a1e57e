import type { CsvRow } from '@/lib/csv-read'
import { parseMoney } from '@/rules/money'

const word = /^\s*(grand |sub-?)?totals?:?\s*$/i

/** Every row is asked, and hardly any is one: the cheapest question first. */
const mayBeWord = (cell: string) => cell.length < 20 && /[lL]/.test(cell) && word.test(cell)

/** `Total` and sums, nothing else: a line below the debts, not a debt. */
export function isTotal({ cells }: CsvRow): boolean {
  if (!cells.some(mayBeWord)) return false
  const given = cells.filter((cell) => cell.trim() !== '')
  const sums = given.filter((cell) => !word.test(cell))
  return given.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
