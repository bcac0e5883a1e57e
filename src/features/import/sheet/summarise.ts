import { feeType, feeTypes } from '@/rules/fee'
import { groupProblems } from './problem-groups'
import type { Decisions, LeftOutReason, RowStatus, Summary } from './protocol'
import type { SheetRowState } from './sheet-row'
import { hasWarning, leftOutOf, statusOf } from './sheet-row'

type Figures = Pick<
  Summary,
  'counts' | 'leftOut' | 'totals' | 'fees' | 'differing' | 'consumers' | 'problems'
>

const noFees = () => ({ 'Fixed Fee': 0, 'No Recovery No Fee': 0 })

/** Counts the rows by status, and adds up in pence those that are ready (section 9). */
export function summarise(
  rows: readonly SheetRowState[],
  { feeMode }: Decisions,
  questions: Summary['questions'],
): Figures {
  const byStatus: Record<RowStatus, number> = {
    ...{ ready: 0, 'to-fix': 0, 'left-out': 0, added: 0, 'not-confirmed': 0 },
  }
  const totals = { outstanding: 0, interest: 0, compensation: 0 }
  const fees = { 'Fixed Fee': noFees(), 'No Recovery No Fee': noFees() }
  const leftOut = new Map<LeftOutReason, number>()
  const unsent: SheetRowState[] = []
  let [warned, differing, consumers] = [0, 0, 0]
  for (const row of rows) {
    const status = statusOf(row)
    byStatus[status] += 1
    const reason = status === 'left-out' && leftOutOf(row)?.reason
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    if (status === 'ready' || status === 'to-fix') unsent.push(row)
    if (status !== 'ready') continue
    if (hasWarning(row)) warned += 1
    const { initial, outstanding, interest, compensation, fileFee } = row.result
    totals.outstanding += outstanding
    totals.interest += interest
    totals.compensation += compensation
    for (const mode of feeTypes) fees[mode][feeType(initial, mode)] += 1
    const hasOtherFee = fileFee !== '' && fileFee !== feeType(initial, feeMode).toLowerCase()
    if (row.result.hasOtherFigures || hasOtherFee) differing += 1
    if (row.result.isConsumer) consumers += 1
  }
  return {
    counts: {
      all: rows.length,
      ready: byStatus.ready,
      toFix: byStatus['to-fix'],
      warned,
      leftOut: byStatus['left-out'],
      added: byStatus.added,
      notConfirmed: byStatus['not-confirmed'],
    },
    leftOut: [...leftOut].map(([reason, rowCount]) => ({ reason, rowCount })),
    totals: { ...totals, claim: totals.outstanding + totals.interest + totals.compensation },
    fees,
    differing,
    consumers,
    problems: groupProblems(unsent, questions),
  }
}
