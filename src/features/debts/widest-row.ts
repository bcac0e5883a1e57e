import type { DebtRow } from './debt-row'

const texts = ['name', 'reference', 'status'] as const
const amounts = [
  'original',
  'paid',
  'outstanding',
  'interest',
  'compensation',
  'total',
  'overdue',
] as const

/** A row no cell of which is narrower than the same cell of any other. */
export function widestRow(rows: readonly DebtRow[]): DebtRow {
  const [any] = rows
  if (!any) throw new Error('There is no widest of no rows.')
  const widest = { ...any }
  for (const row of rows) {
    for (const field of texts) {
      if (row[field].length > widest[field].length) widest[field] = row[field]
    }
    for (const field of amounts) {
      if (Math.abs(row[field]) > Math.abs(widest[field])) widest[field] = row[field]
    }
    if (row.invoiced === null) widest.invoiced = null
    if (row.disputed) widest.disputed = true
    if (row.settled) widest.settled = true
    widest.limit ??= row.limit
  }
  // Digits are wider than most letters.
  for (const field of texts) widest[field] = '0'.repeat(widest[field].length)
  return widest
}
