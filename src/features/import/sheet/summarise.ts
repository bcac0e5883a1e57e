import { groupBy } from '@/lib/group-by'
import { type FeeType, feeType, feeTypes } from '@/rules/fee'
import { parseDate } from '@/rules/parse-date'
import { amountFields } from '../cells/sheet-fields'
import type { CheckedRow } from './check-row'
import { createQuestion } from './file-rules'
import type { Decisions, Mend, Questions, RowStatus } from './protocol'
import type { Issue } from './read-cell'
import type { RowState } from './row-state'

const shownRows = 12
const shownValues = 6

/** Fields whose cells cannot be cleared: a debt or its address needs them. */
const neededFields: ReadonlySet<Issue['field']> = new Set([
  ...amountFields,
  ...(['company_name', 'last_name', 'last_invoice_date', 'street_1', 'postcode'] as const),
])

const largestFirst = (one: { rowCount: number }, other: { rowCount: number }) =>
  other.rowCount - one.rowCount

function mendOf(
  { severity, field, message, mend }: Issue,
  values: readonly { value: string; suggestion: string | undefined }[],
  questions: Questions,
): Mend | null {
  if (values.every(({ suggestion }) => suggestion !== undefined)) return 'suggestions'
  if (message.startsWith('Imported without a date')) return 'importWithoutDate'
  if (mend || severity === 'warning') return mend ?? null
  const isAmount = amountFields.some((each) => each === field)
  if (isAmount && questions.decimalSign && !message.includes('negative')) return 'decimalSign'
  if (field === 'last_invoice_date') {
    const isDate = ({ value }: { value: string }) =>
      parseDate(value, 'day-first').ok || parseDate(value, 'month-first').ok
    if (questions.dateOrder && values.some(isDate)) return 'dateOrder'
    return /^Enter|include/.test(message) ? 'importWithoutDate' : 'leave-out-rows'
  }
  return field !== null && !neededFields.has(field) ? 'clear-values' : 'leave-out-rows'
}

/** A problem of one row. */
interface Finding {
  issue: Issue
  rowNumber: number
}

export function showGroup(group: readonly [Finding, ...Finding[]], questions: Questions) {
  const [{ issue }] = group
  const { severity, field, message, mend } = issue
  const issues = group.map((finding) => finding.issue)
  const values = [...groupBy(issues, ({ value }) => value)]
    .map(([value, same]) => ({ value, rowCount: same.length, suggestion: same[0].suggestion }))
    .toSorted(largestFirst)
  return {
    ...{ id: issue.group, severity, field, rowCount: group.length },
    message: mend === 'accept-shape' ? 'Cells and columns do not match' : message,
    firstRows: group.slice(0, shownRows).map(({ rowNumber }) => rowNumber),
    /** The commonest values, as the file has them. */
    values: values.slice(0, shownValues),
    /** Null where each row has to be looked at. */
    mend: mendOf(issue, values, questions),
  }
}

/** Counts the rows by status, groups their problems, and adds up in pence those that are ready (section 9). */
export function summarise(
  rows: readonly RowState[],
  decisions: Decisions,
  fileQuestions: Questions,
) {
  const byStatus = groupBy(rows, ({ status }) => status)
  const withStatus = (status: RowStatus): readonly RowState[] => byStatus.get(status) ?? []
  const ready = withStatus('ready')
  const total = (figureOf: (row: CheckedRow) => number) =>
    ready.reduce((sum, { checked }) => sum + figureOf(checked), 0)
  const readyCount = (is: (row: CheckedRow) => boolean) => total((row) => Number(is(row)))
  const feesUnder = (mode: FeeType) =>
    Object.fromEntries(
      feeTypes.map((fee) => [fee, readyCount(({ amount }) => feeType(amount, mode) === fee)]),
    )

  const findings: Finding[] = []
  for (const { status, issues, number } of rows)
    if (status === 'ready' || status === 'to-fix')
      for (const issue of issues) findings.push({ issue, rowNumber: number })
  const blank = findings
    .filter(({ issue }) => issue.mend === 'blankOutstanding')
    .map(({ issue }) => issue.value)
  const blankOutstanding = createQuestion(decisions.blankOutstanding ?? 'whole', blank)
  const questions: Questions = { ...fileQuestions, ...(blank.length > 0 && { blankOutstanding }) }
  return {
    counts: {
      all: rows.length,
      ready: ready.length,
      toFix: withStatus('to-fix').length,
      warned: ready.filter(({ issues }) => issues.length > 0).length,
      leftOut: withStatus('left-out').length,
      added: withStatus('added').length,
      notConfirmed: withStatus('not-confirmed').length,
    },
    leftOut: [
      ...groupBy(
        withStatus('left-out').flatMap(({ leftOut }) => leftOut ?? []),
        ({ reason }) => reason,
      ),
    ].map(([reason, { length }]) => ({ reason, rowCount: length })),
    /** In pence, over the rows that are ready. */
    totals: {
      outstanding: total(({ outstanding }) => outstanding),
      interest: total(({ interest }) => interest),
      compensation: total(({ compensation }) => compensation),
    },
    /** How many rows get which fee under each fee mode. */
    fees: Object.fromEntries(feeTypes.map((mode) => [mode, feesUnder(mode)])) as Record<
      FeeType,
      Record<FeeType, number>
    >,
    /** Rows ready of consumers, which claim no interest and no compensation (decision 53). */
    consumers: readyCount(({ isConsumer }) => isConsumer),
    questions,
    /** Errors before warnings, the largest group first. */
    problems: [...groupBy(findings, ({ issue }) => issue.group).values()]
      .map((group) => showGroup(group, questions))
      .toSorted(
        (one, other) => one.severity.localeCompare(other.severity) || largestFirst(one, other),
      ),
  }
}
