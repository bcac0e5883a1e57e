import { feeType, feeTypes } from '@/rules/fee'
import { createProblemGroups } from './problem-groups'
import type { Decisions, LeftOutReason, Summary } from './protocol'
import type { SheetRowState } from './sheet-row'
import { hasWarning, leftOutOf, statusOf } from './sheet-row'

type Figures = Pick<
  Summary,
  'counts' | 'leftOut' | 'totals' | 'fees' | 'differing' | 'consumers' | 'problems'
>

const countNames = {
  ready: 'ready',
  'to-fix': 'toFix',
  'left-out': 'leftOut',
  added: 'added',
  'not-confirmed': 'notConfirmed',
} as const

const noFees = () => ({ 'Fixed Fee': 0, 'No Recovery No Fee': 0 })

/** Counts the rows by status, and adds up in pence those that are ready (section 9). */
export function summarise(
  rows: readonly SheetRowState[],
  decisions: Decisions,
  questions: Summary['questions'],
): Figures {
  const counts = {
    all: rows.length,
    ready: 0,
    toFix: 0,
    warned: 0,
    leftOut: 0,
    added: 0,
    notConfirmed: 0,
  }
  const totals = { outstanding: 0, interest: 0, compensation: 0, claim: 0 }
  const fees = { 'Fixed Fee': noFees(), 'No Recovery No Fee': noFees() }
  const leftOut = new Map<LeftOutReason, number>()
  const problems = createProblemGroups()
  let [differing, consumers] = [0, 0]
  for (const row of rows) {
    const status = statusOf(row, decisions)
    counts[countNames[status]] += 1
    if (status === 'left-out') {
      const reason = leftOutOf(row, decisions)?.reason ?? 'excluded'
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    }
    if (status === 'ready' || status === 'to-fix') problems.add(row)
    if (status !== 'ready') continue
    if (hasWarning(row)) counts.warned += 1
    const { initial, outstanding, interest, compensation, fileFee } = row.result
    totals.outstanding += outstanding
    totals.interest += interest
    totals.compensation += compensation
    for (const mode of feeTypes) fees[mode][feeType(initial, mode)] += 1
    const hasOtherFee =
      fileFee !== '' && fileFee !== feeType(initial, decisions.feeMode).toLowerCase()
    if (row.result.hasOtherFigures || hasOtherFee) differing += 1
    if (row.result.isConsumer) consumers += 1
  }
  totals.claim = totals.outstanding + totals.interest + totals.compensation
  return {
    counts,
    leftOut: [...leftOut].map(([reason, rowCount]) => ({ reason, rowCount })),
    totals,
    fees,
    differing,
    consumers,
    problems: problems.finish(questions),
  }
}
