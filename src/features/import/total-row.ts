import type { CsvRow } from '@/lib/csv-read'
import { parseMoney } from '@/rules/money'

const isWord = (cell: string) => /^(grand |sub-?)?totals?:?$/i.test(cell.trim())

/** `Total` and sums, nothing else: a line below the debts, not a debt. */
export function isTotal({ cells }: CsvRow): boolean {
  const given = cells.filter((cell) => cell.trim() !== '')
  const sums = given.filter((cell) => !isWord(cell))
  return given.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
