import { feeType, feeTypes } from '@/rules/fee'
import type {
  Decisions,
  LeftOutReason,
  Mend,
  ProblemGroup,
  RowStatus,
  SheetField,
  Summary,
} from './protocol'
import { type Issue, shapeMessage } from './read-cell'
import { hasWarning, issuesOf, leftOutOf, type SheetRowState, statusOf } from './sheet-row'

const maxRows = 12
const shownValues = 6
const maxValues = 200

const amountFields: ReadonlySet<SheetField | null> = new Set(['initial_debt', 'amount_outstanding'])
/** Fields whose cells cannot be cleared: a debt or its address needs them. */
const neededFields: ReadonlySet<SheetField | null> = new Set([
  ...amountFields,
  ...(['company_name', 'last_name', 'last_invoice_date', 'street_1', 'city', 'postcode'] as const),
])

/** A group of problems while its rows are counted. */
interface GrowingGroup extends Issue {
  rowCount: number
  firstRows: number[]
  suggestions: number
  values: Map<string, { value: string; rowCount: number; suggestion?: string }>
}

function mendOf(group: GrowingGroup, questions: Summary['questions']): Mend | null {
  const { severity, field, message, suggestions, rowCount, values } = group
  if (suggestions === rowCount) return 'suggestions'
  if (field === 'amount_outstanding' && message.startsWith('Blank: ')) return 'blankOutstanding'
  if (severity === 'warning') return null
  if (message === shapeMessage) return 'accept-shape'
  const isNegative = message.includes('negative')
  if (amountFields.has(field) && questions.decimalSign && !isNegative) return 'decimalSign'
  if (field === 'last_invoice_date') {
    if (questions.dateOrder) return 'dateOrder'
    return /^Enter|include/.test(message) ? 'importWithoutDate' : 'leave-out-rows'
  }
  if (field !== null && !neededFields.has(field)) return 'clear-values'
  const isMissing = field && values.size === 1 && values.has('') && !amountFields.has(field)
  return isMissing && rowCount > 1 ? 'set-values' : 'leave-out-rows'
}

function createGroup(issue: Issue): GrowingGroup {
  const message = issue.group.endsWith(shapeMessage) ? shapeMessage : issue.message
  return { ...issue, message, rowCount: 0, firstRows: [], suggestions: 0, values: new Map() }
}

function addToGroup(group: GrowingGroup, { value, suggestion }: Issue, rowNumber: number): void {
  group.rowCount += 1
  if (group.firstRows.length < maxRows) group.firstRows.push(rowNumber)
  if (suggestion !== undefined) group.suggestions += 1
  const known = group.values.get(value)
  if (known) known.rowCount += 1
  else if (group.values.size < maxValues)
    group.values.set(value, { value, rowCount: 1, ...(suggestion && { suggestion }) })
}

const largestFirst = (one: { rowCount: number }, other: { rowCount: number }) =>
  other.rowCount - one.rowCount

/** The groups of problems for the screen: errors before warnings, the largest first. */
function showGroups(
  groups: Iterable<GrowingGroup>,
  questions: Summary['questions'],
): ProblemGroup[] {
  return [...groups]
    .map((group) => {
      const { group: id, severity, field, message, rowCount, firstRows } = group
      const values = [...group.values.values()].toSorted(largestFirst).slice(0, shownValues)
      const mend = mendOf(group, questions)
      return { id, severity, field, message, rowCount, firstRows, values, mend }
    })
    .toSorted(
      (one, other) => one.severity.localeCompare(other.severity) || largestFirst(one, other),
    )
}

type Figures = Pick<
  Summary,
  'counts' | 'leftOut' | 'totals' | 'fees' | 'differing' | 'consumers' | 'problems'
>

const noFees = () => ({ 'Fixed Fee': 0, 'No Recovery No Fee': 0 })

/** Counts the rows by status, groups their problems, and adds up in pence those that are ready (section 9). */
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
  const groups = new Map<string, GrowingGroup>()
  let [warned, differing, consumers] = [0, 0, 0]
  for (const row of rows) {
    const status = statusOf(row)
    byStatus[status] += 1
    const reason = status === 'left-out' && leftOutOf(row)?.reason
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    if (status !== 'ready' && status !== 'to-fix') continue
    for (const issue of issuesOf(row)) {
      const group = groups.get(issue.group) ?? createGroup(issue)
      groups.set(issue.group, group)
      addToGroup(group, issue, row.number)
    }
    if (status !== 'ready') continue
    const { amount, outstanding, interest, compensation, fileFee } = row.result
    totals.outstanding += outstanding
    totals.interest += interest
    totals.compensation += compensation
    for (const mode of feeTypes) fees[mode][feeType(amount, mode)] += 1
    const hasOtherFee =
      fileFee !== '' && fileFee.trim().toLowerCase() !== feeType(amount, feeMode).toLowerCase()
    if (hasWarning(row)) warned += 1
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
    problems: showGroups(groups.values(), questions),
  }
}
