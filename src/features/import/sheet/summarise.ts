import { feeType, feeTypes } from '@/rules/fee'
import { shapeMessage } from './check-row'
import { blankMessage } from './file-rules'
import type { Decisions, LeftOutReason, Mend, ProblemGroup, Summary } from './protocol'
import type { Issue } from './read-cell'
import type { RowState } from './row-state'

const shownRows = 12
const shownValues = 6

/** Fields whose cells cannot be cleared: a debt or its address needs them. */
const neededFields: ReadonlySet<ProblemGroup['field']> = new Set([
  ...(['initial_debt', 'amount_outstanding', 'company_name', 'last_name'] as const),
  ...(['last_invoice_date', 'street_1', 'city', 'postcode'] as const),
])

type ValueCount = ProblemGroup['values'][number]

/** The rows with one problem, and how many of them have which value. */
interface IssueGroup {
  /** The issue of the first row. */
  issue: Issue
  rowNumbers: number[]
  valueCounts: Map<string, ValueCount>
}

function addToGroup(groups: Map<string, IssueGroup>, issue: Issue, rowNumber: number): void {
  const { value, suggestion } = issue
  let group = groups.get(issue.group)
  if (!group) {
    group = { issue, rowNumbers: [], valueCounts: new Map() }
    groups.set(issue.group, group)
  }
  const counted = group.valueCounts.get(value)
  if (counted) counted.rowCount += 1
  else group.valueCounts.set(value, { value, rowCount: 1, suggestion })
  group.rowNumbers.push(rowNumber)
}

function mendOf(
  { severity, field, message, rowCount }: Omit<ProblemGroup, 'mend'>,
  values: readonly ValueCount[],
  questions: Summary['questions'],
): Mend | null {
  const isAmount = field === 'initial_debt' || field === 'amount_outstanding'
  if (values.every(({ suggestion }) => suggestion !== undefined)) return 'suggestions'
  if (isAmount && message.startsWith(blankMessage)) return 'blankOutstanding'
  if (severity === 'warning') return null
  if (message === shapeMessage) return 'accept-shape'
  if (isAmount && questions.decimalSign && !message.includes('negative')) return 'decimalSign'
  if (field === 'last_invoice_date') {
    if (questions.dateOrder) return 'dateOrder'
    return /^Enter|include/.test(message) ? 'importWithoutDate' : 'leave-out-rows'
  }
  if (field !== null && !neededFields.has(field)) return 'clear-values'
  const isMissing = field && !isAmount && values.every(({ value }) => value === '')
  return isMissing && rowCount > 1 ? 'set-values' : 'leave-out-rows'
}

const largestFirst = (one: { rowCount: number }, other: { rowCount: number }) =>
  other.rowCount - one.rowCount

function showGroup(
  { issue, rowNumbers, valueCounts }: IssueGroup,
  questions: Summary['questions'],
): ProblemGroup {
  const values = [...valueCounts.values()].toSorted(largestFirst)
  const group = {
    id: issue.group,
    severity: issue.severity,
    field: issue.field,
    message: issue.groupMessage ?? issue.message,
    rowCount: rowNumbers.length,
    firstRows: rowNumbers.slice(0, shownRows),
    values: values.slice(0, shownValues),
  }
  return { ...group, mend: mendOf(group, values, questions) }
}

type Figures = Pick<
  Summary,
  'counts' | 'leftOut' | 'totals' | 'fees' | 'differing' | 'consumers' | 'problems'
>

/** Counts the rows by status, groups their problems, and adds up in pence those that are ready (section 9). */
export function summarise(
  rows: readonly RowState[],
  { feeMode }: Decisions,
  questions: Summary['questions'],
): Figures {
  const byStatus = { ready: 0, 'to-fix': 0, 'left-out': 0, added: 0, 'not-confirmed': 0 }
  const totals = { outstanding: 0, interest: 0, compensation: 0 }
  const noFees = { 'Fixed Fee': 0, 'No Recovery No Fee': 0 }
  const fees = { 'Fixed Fee': { ...noFees }, 'No Recovery No Fee': { ...noFees } }
  const leftOut = new Map<LeftOutReason, number>()
  const groups = new Map<string, IssueGroup>()
  let [warned, differing, consumers] = [0, 0, 0]
  for (const row of rows) {
    const { status } = row
    byStatus[status] += 1
    if (status === 'left-out' && row.leftOut)
      leftOut.set(row.leftOut.reason, (leftOut.get(row.leftOut.reason) ?? 0) + 1)
    if (status !== 'ready' && status !== 'to-fix') continue
    for (const issue of row.issues) addToGroup(groups, issue, row.number)
    if (status !== 'ready') continue
    const { amount, outstanding, interest, compensation, fileFee } = row.checked
    totals.outstanding += outstanding
    totals.interest += interest
    totals.compensation += compensation
    for (const mode of feeTypes) fees[mode][feeType(amount, mode)] += 1
    const fee = feeType(amount, feeMode)
    const hasOtherFee = fileFee !== '' && fileFee.trim().toLowerCase() !== fee.toLowerCase()
    if (row.issues.length > 0) warned += 1
    if (row.checked.hasOtherFigures || hasOtherFee) differing += 1
    if (row.checked.isConsumer) consumers += 1
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
    totals,
    fees,
    differing,
    consumers,
    problems: [...groups.values()]
      .map((group) => showGroup(group, questions))
      .toSorted(
        (one, other) => one.severity.localeCompare(other.severity) || largestFirst(one, other),
      ),
  }
}
