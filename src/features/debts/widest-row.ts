import { formatMoneyOrUnknown } from '@/rules/money'
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

const textOf = (field: (typeof amounts)[number], value: number | null) =>
  field === 'overdue' ? String(value ?? 'Unknown') : formatMoneyOrUnknown(value)

const isWider = (field: (typeof amounts)[number], one: number | null, other: number | null) =>
  one === null || other === null
    ? textOf(field, one).length > textOf(field, other).length
    : Math.abs(one) > Math.abs(other)

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
      if (isWider(field, row[field], widest[field])) widest[field] = row[field] as number
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
