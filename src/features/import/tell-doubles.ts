import type { DebtEntry } from '@/api/debtor-body'
import { type Double, type DoubleKind, marksOf } from './duplicates'
import type { DoubleRow, Review } from './review'

/** Of each kind so many are shown beside their likes; the rest is counted. */
const shown = 50

interface Rows {
  numberOf: (place: number) => number
  entryAt: (place: number) => DebtEntry
}

/** Rows that may be debts a second time, as a person is asked about them. */
export function tellDoubles(
  doubles: readonly Double[],
  { numberOf, entryAt }: Rows,
): Review['doubles'] {
  const found: Record<DoubleKind, { count: number; first: DoubleRow[] }> = {
    repeat: { count: 0, first: [] },
    likely: { count: 0, first: [] },
    known: { count: 0, first: [] },
    alike: { count: 0, first: [] },
  }
  for (const { kind, place, other } of doubles) {
    const group = found[kind]
    group.count += 1
    if (group.first.length === shown) continue
    const like = typeof other === 'number' ? { row: numberOf(other) } : other
    group.first.push({ ...marksOf(entryAt(place)), kind, row: numberOf(place), other: like })
  }
  return found
}
