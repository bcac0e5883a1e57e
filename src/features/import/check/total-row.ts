import { parseMoney } from '@/rules/money'

const totalLabel = /^\s*(grand\s|sub[-\s]?)?totals?:?\s*$/i

const initials = /[tgs]/i

/** Tests the length and first letter before the regular expression, as this runs for every cell. */
function isTotalLabel(cell: string): boolean {
  if (cell.length < 5 || cell.length > 20) return false
  const first = cell.charAt(0)
  // The label can only be preceded by white space, which includes non-ASCII blanks.
  return (first <= ' ' || first > '~' || initials.test(first)) && totalLabel.test(cell)
}

/** Whether a row holds only the label "Total" and amounts. */
export function isTotalRow(cells: readonly string[]): boolean {
  if (!cells.some(isTotalLabel)) return false
  const sums = cells.filter((cell) => !totalLabel.test(cell))
  return cells.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
