import { distinct } from '@/lib/distinct'
import { groupBy } from '@/lib/group-by'
import { isAmountField, sheetFields } from '../cells/sheet-fields'
import { missingFields } from './column-fields'
import { createQuestion, type FileRules } from './file-rules'
import type { Mend, RowStatus, SheetField } from './protocol'
import type { Issue } from './read-cell'
import type { RowState } from './row-state'

const shownValues = 6

function mendOf(
  { severity, field, message, value, mend }: Issue,
  suggestions: readonly (string | undefined)[],
  isSignOpen: boolean,
): Mend | null {
  if (suggestions.every(Boolean)) return 'suggestions'
  if (field === 'last_invoice_date' && value !== '' && /^(?:Enter|Import)|include/.test(message))
    return 'importWithoutDate'
  if (mend || severity === 'warning') return mend ?? null
  if (isAmountField(field) && isSignOpen && !message.includes('negative')) return 'decimalSign'
  const kind = field && (sheetFields[field].kind ?? field)
  // A debt or its address needs such a value.
  const isNeeded = kind === null || /^(?:name|amount|date|postcode|street_1)$/.test(kind)
  return isNeeded ? 'leave-out-rows' : 'clear-values'
}

/** A problem of one row. */
type Finding = { issue: Issue; rowNumber: number }

export function showGroup(group: readonly [Finding, ...Finding[]], isSignOpen: boolean) {
  const [{ issue, rowNumber: firstRow }] = group
  const { severity, field, common: message } = issue
  const suggestions = new Map(group.map(({ issue: one }) => [one.value, one.suggestion]))
  return {
    ...{ id: issue.group, severity, field, message, rowCount: group.length, firstRow },
    /** The first values, as the file has them, with their suggestions. */
    values: [...suggestions].slice(0, shownValues),
    /** Null where each row has to be looked at. */
    mend: mendOf(issue, [...suggestions.values()], isSignOpen),
  }
}

/** The fields of a page of rows that come first. */
const leadingFields: readonly SheetField[] = [
  ...(['company_name', 'last_name', 'last_invoice_date', 'initial_debt'] as const),
  ...(['amount_paid', 'amount_outstanding', 'trading_name', 'first_names'] as const),
]

/** The fields of columns, of problems and of edits: those that a debt always has, then in the order of the file. */
function shownFields(some: readonly { field: SheetField | null }[], rows: readonly RowState[]) {
  const shown = some.flatMap(({ field }) => field ?? [])
  for (const { edits } of rows) shown.push(...edits.keys())
  // After payments the rest is claimed.
  if (shown.includes('amount_paid')) shown.push('amount_outstanding')
  return distinct([...leadingFields.filter((field) => shown.includes(field)), ...shown])
}

/** Counts the rows by status, groups their problems, and adds up in pence those that are ready (section 9). */
export function summarise(rows: readonly RowState[], rules: FileRules) {
  const { decisions, columns, contested, questions } = rules
  const byStatus = groupBy(rows, ({ status }) => status)
  const withStatus = (status: RowStatus): readonly RowState[] => byStatus.get(status) ?? []
  const ready = withStatus('ready')
  const toFix = withStatus('to-fix')
  const leftOut = withStatus('left-out')
  const added = withStatus('added')
  const sum = (some: readonly RowState[], figureOf: (row: RowState) => number) =>
    some.reduce((total, row) => total + figureOf(row), 0)
  const reasons = groupBy(leftOut, (row) => row.leftOut?.reason ?? 'by-person')

  const findings = rows
    .filter(({ status }) => status === 'ready' || status === 'to-fix')
    .flatMap(({ issues, number }) => issues.map((issue) => ({ issue, rowNumber: number })))
  const blank = findings
    .filter(({ issue }) => issue.mend === 'blankOutstanding')
    .map(({ issue }) => issue.value)
  const blankOutstanding = createQuestion(decisions.blankOutstanding ?? 'whole', blank)
  /** Errors before warnings, the largest group first. */
  const problems = [...groupBy(findings, ({ issue }) => issue.group).values()]
    .map((group) => showGroup(group, questions.decimalSign.rowCount > 0))
    .toSorted(
      (one, other) => one.severity.localeCompare(other.severity) || other.rowCount - one.rowCount,
    )
  return {
    ...{ decisions, columns, contested },
    /** The fields that every debt needs and no column fills: `a name: company name, trading name or last name`. */
    missing: missingFields(rules),
    /** The fields of a page's cells: name, date and amounts first, then in the order of the file. */
    fields: shownFields([...columns, ...problems], rows),
    counts: {
      all: rows.length,
      ready: ready.length,
      toFix: toFix.length,
      warned: ready.filter(({ issues }) => issues.length > 0).length,
      leftOut: leftOut.length,
      added: added.length,
      notConfirmed: withStatus('not-confirmed').length,
      /** To fix, by the server. */
      refused: toFix.filter(({ serverIssues }) => serverIssues.length > 0).length,
    },
    leftOut: [...reasons].map(([reason, { length }]) => ({ reason, rowCount: length })),
    /** In pence, over the rows that are ready; `added` over those that were sent. */
    totals: {
      outstanding: sum(ready, ({ checked }) => checked.outstanding),
      interest: sum(ready, ({ checked }) => checked.interest),
      compensation: sum(ready, ({ checked }) => checked.compensation),
      added: sum(added, ({ checked }) => checked.outstanding),
    },
    /** Rows ready of consumers, which claim no interest and no compensation (decision 53). */
    consumers: ready.filter(({ checked }) => checked.isConsumer).length,
    questions: { ...questions, blankOutstanding },
    problems,
  }
}
