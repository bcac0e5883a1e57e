import type { Mend, ProblemGroup, SheetField, Summary } from './protocol'
import type { Issue } from './row-cells'
import { errorsOf, type SheetRowState, statusOf } from './sheet-row'

const maxRows = 12
const shownValues = 6
const maxValues = 200

/** Messages about malformed rows contain numbers, so they are grouped by this prefix. */
const shapePrefix = 'This row has '
const shapeMessage = 'Cells and columns do not match'
const similarIssue: Issue = { field: null, value: '', message: 'Your list has a similar debt' }

/** Fields whose cells cannot be cleared: a debt or its address needs them. */
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

const messageOf = ({ message, field }: Issue) =>
  field === null && message.startsWith(shapePrefix) ? shapeMessage : message

const problemId = (severity: Severity, issue: Issue) =>
  `${severity}|${issue.field ?? ''}|${messageOf(issue)}`

/** Calls back with each error, then each warning of a row. */
function forEachIssue(row: SheetRowState, visit: (severity: Severity, issue: Issue) => void) {
  for (const issue of errorsOf(row)) visit('error', issue)
  for (const issue of row.result.warnings) visit('warning', issue)
  if (row.similar) visit('warning', similarIssue)
}

/** The issue by which a row belongs to a group; undefined for a row of others. */
export function issueOfGroup(row: SheetRowState, id: string): Issue | undefined {
  let found: Issue | undefined
  forEachIssue(row, (severity, issue) => {
    if (!found && problemId(severity, issue) === id) found = issue
  })
  return found
}

/** The rows of a group, of those that would be imported. */
export const rowsOfGroup = (rows: readonly SheetRowState[], id: string) =>
  rows.filter((row) => /ready|to-fix/.test(statusOf(row)) && issueOfGroup(row, id) !== undefined)

interface GrowingGroup extends Omit<ProblemGroup, 'values' | 'firstRows' | 'mend'> {
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
    return /^Enter|include/.test(message) ? 'importWithoutDate' : 'exclude-rows'
  }
  if (field === null) return 'exclude-rows'
  if (!neededFields.has(field)) return 'clear-values'
  const isMissing = values.size === 1 && values.has('') && !amountFields.has(field)
  return isMissing && rowCount > 1 ? 'set-values' : 'exclude-rows'
}

/** Groups the problems of rows that would be imported: errors before warnings, the largest first. */
export function groupProblems(
  rows: readonly SheetRowState[],
  questions: Summary['questions'],
): ProblemGroup[] {
  const groups = new Map<string, GrowingGroup>()
  for (const row of rows) {
    forEachIssue(row, (severity, issue) => {
      const id = problemId(severity, issue)
      let group = groups.get(id)
      if (!group) {
        const { field } = issue
        const message = messageOf(issue)
        group = { ...{ id, severity, field, message }, ...emptyGroup() }
        groups.set(id, group)
      }
      const { value, suggestion } = issue
      group.rowCount += 1
      if (group.firstRows.length < maxRows) group.firstRows.push(row.number)
      if (suggestion !== undefined) group.suggestions += 1
      const known = group.values.get(value)
      if (known) known.rowCount += 1
      else if (group.values.size < maxValues)
        group.values.set(value, { value, rowCount: 1, ...(suggestion && { suggestion }) })
    })
  }
  return [...groups.values()]
    .map(({ suggestions, ...group }) => ({
      ...group,
      values: [...group.values.values()]
        .toSorted((one, other) => other.rowCount - one.rowCount)
        .slice(0, shownValues),
      mend: mendOf({ suggestions, ...group }, questions),
    }))
    .toSorted(
      (one, other) => one.severity.localeCompare(other.severity) || other.rowCount - one.rowCount,
    )
}

const emptyGroup = () => ({ rowCount: 0, firstRows: [], suggestions: 0, values: new Map() })
