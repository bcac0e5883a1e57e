import { feeType, feeTypes } from '@/rules/fee'
import { createQuestion } from './file-rules'
import type { Decisions, LeftOutReason, Mend, ProblemGroup, Summary } from './protocol'
import type { Issue } from './read-cell'
import type { RowState } from './row-state'

const shownRows = 12
const shownValues = 6

/** Fields whose cells cannot be cleared: a debt or its address needs them. */
const neededFields: ReadonlySet<ProblemGroup['field']> = new Set([
  ...(['initial_debt', 'amount_outstanding', 'company_name', 'last_name'] as const),
  ...(['last_invoice_date', 'street_1', 'postcode'] as const),
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
  const created: IssueGroup = { issue, rowNumbers: [], valueCounts: new Map() }
  const group = groups.get(issue.group) ?? created
  groups.set(issue.group, group)
  group.rowNumbers.push(rowNumber)
  const { rowCount = 0 } = group.valueCounts.get(value) ?? {}
  group.valueCounts.set(value, { value, suggestion, rowCount: rowCount + 1 })
}

function mendOf(
  { severity, field, message, mend }: Issue,
  values: readonly ValueCount[],
  questions: Summary['questions'],
): Mend | null {
  if (values.every(({ suggestion }) => suggestion !== undefined)) return 'suggestions'
  if (mend || severity === 'warning') return mend ?? null
  const isAmount = field === 'initial_debt' || field === 'amount_outstanding'
  if (isAmount && questions.decimalSign && !message.includes('negative')) return 'decimalSign'
  if (field === 'last_invoice_date') {
    if (questions.dateOrder) return 'dateOrder'
    return /^Enter|include/.test(message) ? 'importWithoutDate' : 'leave-out-rows'
  }
  return field !== null && !neededFields.has(field) ? 'clear-values' : 'leave-out-rows'
}

const largestFirst = (one: { rowCount: number }, other: { rowCount: number }) =>
  other.rowCount - one.rowCount

function showGroup(
  { issue, rowNumbers, valueCounts }: IssueGroup,
  questions: Summary['questions'],
): ProblemGroup {
  const { group: id, severity, field, message, mend } = issue
  const values = [...valueCounts.values()].toSorted(largestFirst)
  const rowCount = rowNumbers.length
  return {
    ...{ id, severity, field, rowCount },
    message: mend === 'accept-shape' ? 'Cells and columns do not match' : message,
    firstRows: rowNumbers.slice(0, shownRows),
    values: values.slice(0, shownValues),
    mend: mendOf(issue, values, questions),
  }
}

/** Asks what is owed where the outstanding amount is blank. */
function blankQuestion(groups: Iterable<IssueGroup>, { blankOutstanding }: Decisions) {
  const found = [...groups].find(({ issue }) => issue.mend === 'blankOutstanding')
  if (!found) return undefined
  const { valueCounts, rowNumbers } = found
  return createQuestion(blankOutstanding ?? 'whole', [...valueCounts.keys()], rowNumbers.length)
}

type Figures = Pick<
  Summary,
  | ('counts' | 'leftOut' | 'totals' | 'fees' | 'differing' | 'consumers')
  | ('problems' | 'questions')
>

/** Counts the rows by status, groups their problems, and adds up in pence those that are ready (section 9). */
export function summarise(
  rows: readonly RowState[],
  decisions: Decisions,
  fileQuestions: Summary['questions'],
): Figures {
  const byStatus = { ready: 0, 'to-fix': 0, 'left-out': 0, added: 0, 'not-confirmed': 0 }
  const totals = { outstanding: 0, interest: 0, compensation: 0 }
  const noFees = { 'Fixed Fee': 0, 'No Recovery No Fee': 0 }
  const fees = { 'Fixed Fee': { ...noFees }, 'No Recovery No Fee': { ...noFees } }
  const leftOut = new Map<LeftOutReason, number>()
  const groups = new Map<string, IssueGroup>()
  let [warned, differing, consumers] = [0, 0, 0]
  for (const row of rows) {
    const { status, checked } = row
    byStatus[status] += 1
    if (status === 'left-out' && row.leftOut)
      leftOut.set(row.leftOut.reason, (leftOut.get(row.leftOut.reason) ?? 0) + 1)
    if (status !== 'ready' && status !== 'to-fix') continue
    const { issues } = row
    for (const issue of issues) addToGroup(groups, issue, row.number)
    if (status !== 'ready') continue
    totals.outstanding += checked.outstanding
    totals.interest += checked.interest
    totals.compensation += checked.compensation
    for (const mode of feeTypes) fees[mode][feeType(checked.amount, mode)] += 1
    if (issues.length > 0) warned += 1
    if (checked.hasOtherFigures) differing += 1
    if (checked.isConsumer) consumers += 1
  }
  const blankOutstanding = blankQuestion(groups.values(), decisions)
  const questions = { ...fileQuestions, blankOutstanding }
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
    questions,
    problems: [...groups.values()]
      .map((group) => showGroup(group, questions))
      .toSorted(
        (one, other) => one.severity.localeCompare(other.severity) || largestFirst(one, other),
      ),
  }
}
