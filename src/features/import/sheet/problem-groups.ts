import type { Mend, ProblemGroup, SheetField, Summary } from './protocol'
import type { Issue } from './row-cells'
import { errorsOf, type SheetRowState } from './sheet-row'

const shownRows = 12
const shownValues = 6
const maxValues = 200

/** Messages about malformed rows contain numbers, so they are grouped by this prefix. */
const shapePrefix = 'This row has '
const shapeMessage = 'Cells and columns do not match'
const similarIssue: Issue = { field: null, value: '', message: 'Your list has a similar debt' }

/** Fields whose cells can be cleared: no debt needs them. */
const neededFields = new Set<SheetField>([
  'company_name',
  'last_name',
  'initial_debt',
  'amount_outstanding',
  'last_invoice_date',
  'street_1',
  'city',
  'postcode',
])
const amountFields = new Set<SheetField | null>(['initial_debt', 'amount_outstanding'])

type Severity = ProblemGroup['severity']

interface GrowingGroup {
  severity: Severity
  field: SheetField | null
  message: string
  rows: SheetRowState[]
  rowCount: number
  suggestions: number
  values: Map<string, { value: string; rowCount: number; suggestion?: string }>
}

const messageOf = ({ message, field }: Issue) =>
  field === null && message.startsWith(shapePrefix) ? shapeMessage : message

const problemId = (severity: Severity, issue: Issue) =>
  `${severity}|${issue.field ?? ''}|${messageOf(issue)}`

/** The issues of a row by severity. */
function* issuesOf(row: SheetRowState): Generator<{ severity: Severity; issue: Issue }> {
  for (const issue of errorsOf(row)) yield { severity: 'error', issue }
  for (const issue of row.result.warnings) yield { severity: 'warning', issue }
  if (row.similar) yield { severity: 'warning', issue: similarIssue }
}

export function hasProblem(row: SheetRowState, id: string): boolean {
  for (const { severity, issue } of issuesOf(row))
    if (problemId(severity, issue) === id) return true
  return false
}

/** The value that was probably meant; blank without one. */
export function suggestionFor(row: SheetRowState, field: SheetField): string {
  for (const { issue } of issuesOf(row))
    if (issue.field === field && issue.suggestion !== undefined) return issue.suggestion
  return ''
}

function mendOf(group: GrowingGroup, questions: Summary['questions']): Mend | null {
  const { severity, field, message, suggestions, rowCount } = group
  if (suggestions === rowCount) return 'suggestions'
  if (field === 'amount_outstanding' && message.startsWith('Blank: ')) return 'blankOutstanding'
  if (severity === 'warning') return null
  if (message === shapeMessage) return 'accept-shape'
  const isNegative = message.includes('negative')
  if (amountFields.has(field) && questions.decimalSign && !isNegative) return 'decimalSign'
  if (field === 'last_invoice_date') {
    if (questions.dateOrder) return 'dateOrder'
    return /^Enter|include/.test(message) ? 'importWithoutDate' : 'exclude-rows'
  }
  return field !== null && !neededFields.has(field) ? 'clear-values' : 'exclude-rows'
}

/** Collects problems over the rows that would be imported. */
export function createProblemGroups() {
  /** By severity and field, then by message: a long file has a warning in every row. */
  const groups = new Map<string | null, Map<string, GrowingGroup>>()

  function groupOf(severity: Severity, issue: Issue): GrowingGroup {
    const key = severity === 'error' ? `error ${issue.field}` : issue.field
    let byMessage = groups.get(key)
    if (!byMessage) {
      byMessage = new Map()
      groups.set(key, byMessage)
    }
    const message = messageOf(issue)
    let group = byMessage.get(message)
    if (!group) {
      const { field } = issue
      group = { severity, field, message, rows: [], rowCount: 0, suggestions: 0, values: new Map() }
      byMessage.set(message, group)
    }
    return group
  }

  function addIssue(row: SheetRowState, severity: Severity, issue: Issue) {
    const group = groupOf(severity, issue)
    group.rowCount += 1
    if (group.rows.length < shownRows) group.rows.push(row)
    if (issue.suggestion !== undefined) group.suggestions += 1
    const { value, suggestion } = issue
    const known = group.values.get(value)
    if (known) known.rowCount += 1
    else if (group.values.size < maxValues)
      group.values.set(value, { value, rowCount: 1, ...(suggestion && { suggestion }) })
  }

  return {
    add(row: SheetRowState) {
      for (const issue of errorsOf(row)) addIssue(row, 'error', issue)
      for (const issue of row.result.warnings) addIssue(row, 'warning', issue)
      if (row.similar) addIssue(row, 'warning', similarIssue)
    },

    /** Errors before warnings, the largest group first. */
    finish: (questions: Summary['questions']): ProblemGroup[] =>
      [...groups.values()]
        .flatMap((byMessage) => [...byMessage.values()])
        .map((group) => ({
          id: problemId(group.severity, { ...group, value: '' }),
          severity: group.severity,
          field: group.field,
          message: group.message,
          rowCount: group.rowCount,
          firstRows: group.rows.map(({ number }) => number),
          values: [...group.values.values()]
            .toSorted((one, other) => other.rowCount - one.rowCount)
            .slice(0, shownValues),
          mend: mendOf(group, questions),
        }))
        .toSorted(
          (one, other) =>
            one.severity.localeCompare(other.severity) || other.rowCount - one.rowCount,
        ),
  }
}
