import { entryIdentity } from '@/api/debtor/identity'
import { feeType, feeTypes } from '@/rules/fee'
import type { ImportColumn } from '@/rules/import-columns'
import type { DuplicateKind, DuplicateMatch } from '../check/duplicates'
import type { ChangeGroup, Review } from '../review/summary'
import type { CheckedRows } from './checked-rows'
import type { RowStatuses } from './row-statuses'

const emptySplit = () => ({
  'Fixed Fee': { rows: 0, amount: 0 },
  'No Recovery No Fee': { rows: 0, amount: 0 },
})

/** Totals in pence over the rows that would be sent (section 9 of the specification), and counts by status. */
export function summariseRows(
  checked: CheckedRows,
  { statusOf, feeMode }: RowStatuses,
): Pick<Review, 'counts' | 'totals' | 'feesByMode' | 'differing' | 'totalRows' | 'changes'> {
  const { count, figures, warnings, numberOf, stateOf } = checked
  const counts = { all: count, ready: 0, 'to-fix': 0, warned: 0, 'left-out': 0 }
  const totals = { rows: 0, outstanding: 0, interest: 0, compensation: 0 }
  const feesByMode = { 'Fixed Fee': emptySplit(), 'No Recovery No Fee': emptySplit() }
  const changes = new Map<ImportColumn, ChangeGroup>()
  const totalRows: number[] = []
  let differing = 0
  for (let rowIndex = 0; rowIndex < count; rowIndex += 1) {
    const status = statusOf(rowIndex)
    if (stateOf(rowIndex) === 'total') totalRows.push(numberOf(rowIndex))
    if (status === 'added') continue
    counts[status] += 1
    if (status !== 'ready') continue
    if (warnings.any(rowIndex)) counts.warned += 1
    totals.rows += 1
    totals.outstanding += figures.outstanding[rowIndex] ?? 0
    totals.interest += figures.interest[rowIndex] ?? 0
    totals.compensation += figures.compensation[rowIndex] ?? 0
    const initial = figures.initial[rowIndex] ?? 0
    for (const mode of feeTypes) {
      const split = feesByMode[mode][feeType(initial, mode)]
      split.rows += 1
      split.amount += initial
    }
    const details = checked.detailsOf(rowIndex)
    if (!details) continue
    const fee = feeType(initial, feeMode())
    if (details.differs || (details.fileFee !== '' && details.fileFee !== fee.toLowerCase()))
      differing += 1
    for (const change of details.changes) {
      const group = changes.get(change.column)
      if (group) group.rows += 1
      else changes.set(change.column, { ...change, rows: 1 })
    }
  }
  return { counts, totals, feesByMode, differing, totalRows, changes: [...changes.values()] }
}

/** Duplicates of each kind that are listed; the others are only counted. */
const maxShown = 50

/** Counts the duplicates and lists the first of each kind. */
export function summariseDuplicates(
  duplicates: readonly DuplicateMatch[],
  { numberOf, entryAt }: CheckedRows,
): Review['duplicates'] {
  const summarise = (kind: DuplicateKind) => {
    const found = duplicates.filter((duplicate) => duplicate.kind === kind)
    const first = found.slice(0, maxShown).map(({ rowIndex, other }) => ({
      ...entryIdentity(entryAt(rowIndex)),
      row: numberOf(rowIndex),
      other: typeof other === 'number' ? { row: numberOf(other) } : other,
    }))
    return { count: found.length, first }
  }
  return {
    identicalRow: summarise('identicalRow'),
    similarRow: summarise('similarRow'),
    existingDebt: summarise('existingDebt'),
    similarDebt: summarise('similarDebt'),
  }
}
