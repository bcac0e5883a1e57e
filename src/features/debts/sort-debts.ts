import type { DebtRow } from './debt-row'
import type { SortColumn } from './search'

/** Numbers inside a text count as numbers: INV-9 comes before INV-10. */
const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

function compareValues(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}

/** Blank values come last in either direction; equal ones keep their order. */
export function sortDebts(
  rows: readonly DebtRow[],
  { sort, dir }: { sort?: SortColumn; dir?: 'desc' },
): readonly DebtRow[] {
  if (!sort) return rows
  const sign = dir === 'desc' ? -1 : 1
  const entries: { row: DebtRow; value: string | number }[] = []
  const blank: DebtRow[] = []
  for (const row of rows) {
    const value = row[sort]
    if (value === null || value === '') blank.push(row)
    else entries.push({ row, value })
  }
  entries.sort((one, other) => sign * compareValues(one.value, other.value))
  return [...entries.map(({ row }) => row), ...blank]
}
