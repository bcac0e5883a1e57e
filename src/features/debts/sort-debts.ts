import type { DebtRow } from './debt-row'
import type { SortColumn } from './search'

/** Numbers inside words count as numbers: INV-9 stands before INV-10. */
const inWords = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

const isBlank = (value: string | number | null) => value === null || value === ''

/** Blanks stand last in either direction; equal ones keep the order they came in. */
export function sortDebts(
  rows: readonly DebtRow[],
  { sort, dir }: { sort?: SortColumn; dir?: 'desc' },
): readonly DebtRow[] {
  if (!sort) return rows
  const sign = dir === 'desc' ? -1 : 1
  return rows.toSorted((one, other) => {
    const [left, right] = [one[sort], other[sort]]
    if (isBlank(left) || isBlank(right)) return Number(isBlank(left)) - Number(isBlank(right))
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
    return sign * inWords.compare(String(left), String(right))
  })
}
