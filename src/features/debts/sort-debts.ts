import type { DebtRow } from './debt-row'
import type { SortOrder } from './search'
import { type ColumnName, isNumeric } from './table/columns'

/** Created on first use, because the first `Intl` object of a page takes a phone over 100 ms. */
let collator: Intl.Collator | undefined

/** Compares digits as numbers: INV-9 comes before INV-10. */
function compareTexts(left: string, right: string): number {
  collator ??= new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })
  return collator.compare(left, right)
}

function compareValues(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : compareTexts(String(left), String(right))
}

/** The order of the list: as chosen, else the oldest overdue first. */
export const sortOrderOf = ({
  sort,
  dir,
}: SortOrder): { sort: ColumnName; isDescending: boolean } =>
  sort ? { sort, isDescending: dir === 'desc' } : { sort: 'overdue', isDescending: true }

/** A first press sorts days and money from large to small, and all else from small to large. */
export const firstOrder = (name: ColumnName): SortOrder => ({
  sort: name,
  dir: isNumeric(name) ? 'desc' : undefined,
})

/** A stable sort; blank values come last in both directions. */
export function sortDebts(rows: readonly DebtRow[], order: SortOrder): readonly DebtRow[] {
  const { sort, isDescending } = sortOrderOf(order)
  const sign = isDescending ? -1 : 1
  const entries: { row: DebtRow; value: string | number }[] = []
  const blank: DebtRow[] = []
  for (const row of rows) {
    const value = row[sort]
    if (value === null || value === '') blank.push(row)
    else entries.push({ row, value })
  }
  entries.sort((left, right) => sign * compareValues(left.value, right.value))
  return [...entries.map(({ row }) => row), ...blank]
}
