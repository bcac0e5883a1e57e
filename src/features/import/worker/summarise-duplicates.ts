import { entryIdentity } from '@/api/debtor/identity'
import type { DuplicateKind, DuplicateMatch } from '../check/duplicates'
import type { DuplicateRow, Review } from '../review/summary'
import type { CheckedRows } from './checked-rows'

/** Duplicates of each kind that are listed; the others are only counted. */
const maxShown = 50

/** Counts the duplicates and lists the first of each kind. */
export function summariseDuplicates(
  duplicates: readonly DuplicateMatch[],
  { numberOf, entryAt }: CheckedRows,
): Review['duplicates'] {
  const found: Record<DuplicateKind, { count: number; first: DuplicateRow[] }> = {
    identicalRow: { count: 0, first: [] },
    similarRow: { count: 0, first: [] },
    existingDebt: { count: 0, first: [] },
    similarDebt: { count: 0, first: [] },
  }
  for (const { kind, rowIndex, other } of duplicates) {
    const group = found[kind]
    group.count += 1
    if (group.first.length === maxShown) continue
    const match = typeof other === 'number' ? { row: numberOf(other) } : other
    group.first.push({
      ...entryIdentity(entryAt(rowIndex)),
      kind,
      row: numberOf(rowIndex),
      other: match,
    })
  }
  return found
}
