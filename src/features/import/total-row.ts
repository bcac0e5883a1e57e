import { parseMoney } from '@/rules/money'

const word = /^\s*(grand |sub-?)?totals?:?\s*$/i

const [t, g, s, space] = ['t', 'g', 's', ' '].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
]

/** Every row is asked, and hardly any is one: the cheapest question first. */
function mayBeWord(cell: string): boolean {
  if (cell.length < 5 || cell.length > 20) return false
  const first = cell.charCodeAt(0) | 0x20
  return (first === t || first === g || first === s || first <= space) && word.test(cell)
}

/** `Total` and sums, nothing else: a line below the debts, not a debt. */
export function isTotal(cells: readonly string[]): boolean {
  if (!cells.some(mayBeWord)) return false
  const given = cells.filter((cell) => cell.trim() !== '')
  const sums = given.filter((cell) => !word.test(cell))
  return given.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
