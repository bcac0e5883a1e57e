import { parseMoney } from '@/rules/money'

const totalLabel = /^\s*(grand\s|sub[-\s]?)?totals?:?\s*$/i

const initials = /[tgs]/i

/** Every row is asked, and hardly any is one: the cheapest question first. */
function isTotalLabel(cell: string): boolean {
  if (cell.length < 5 || cell.length > 20) return false
  const first = cell.charAt(0)
  // Only blanks, of which there are many kinds, can stand before the word.
  return (first <= ' ' || first > '~' || initials.test(first)) && totalLabel.test(cell)
}

/** `Total` and sums, nothing else: a line below the debts, not a debt. */
export function isTotalRow(cells: readonly string[]): boolean {
  if (!cells.some(isTotalLabel)) return false
  const sums = cells.filter((cell) => !totalLabel.test(cell))
  return cells.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
