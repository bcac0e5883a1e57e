import type { DebtRow } from './debt-row'
import type { SortColumn } from './search'
import { inWords, sortKey } from './sort-key'

interface Entry {
  row: DebtRow
  value: string | number
  /** Of a text; null where the collator itself has to compare it. */
  key: string | null
}

function byValue(one: Entry, other: Entry): number {
  if (typeof one.value === 'number' && typeof other.value === 'number') {
    return one.value - other.value
  }
  if (one.key === null || other.key === null) {
    return inWords.compare(String(one.value), String(other.value))
  }
  return one.key < other.key ? -1 : Number(one.key > other.key)
}

/** Blanks stand last in either direction; equal ones keep the order they came in. */
export function sortDebts(
  rows: readonly DebtRow[],
  { sort, dir }: { sort?: SortColumn; dir?: 'desc' },
): readonly DebtRow[] {
  if (!sort) return rows
  const sign = dir === 'desc' ? -1 : 1
  const entries: Entry[] = []
  const blank: DebtRow[] = []
  for (const row of rows) {
    const value = row[sort]
    if (value === null || value === '') blank.push(row)
    else entries.push({ row, value, key: typeof value === 'string' ? sortKey(value) : null })
  }
  entries.sort((one, other) => sign * byValue(one, other))
  return [...entries.map(({ row }) => row), ...blank]
}
