import { oddByteMark } from '@/lib/csv-decode'
import type { TableRow } from '@/lib/csv-read'
import { formatMoney, type Pence } from '@/rules/money'
import { shortDate } from '@/rules/written-date'
import type { DebtIdentity } from './compare-rows'
import { leftOutTotal } from './leave-out'
import type {
  LeftOut,
  ListedDebt,
  RowFilter,
  RowStatus,
  SheetCell,
  SheetField,
  SheetRow,
} from './protocol'
import { type CellReaders, type Issue, noIssues } from './read-cell'

/** The part of a row's result that is kept, beside the values it is compared by; its entry is built again when it is sent. */
export interface RowResult extends DebtIdentity {
  /** Why it is no debt in pounds; null for a debt. */
  leftOut: LeftOut | null
  issues: readonly Issue[]
  /** One of its issues is an error. */
  isInvalid: boolean
  outstanding: Pence
  interest: Pence
  compensation: Pence
  isConsumer: boolean
  /** The fee type of the file; blank if it has none. */
  fileFee: string
  /** The file's interest or compensation differs from the portal's calculation. */
  hasOtherFigures: boolean
}

export const unchecked: RowResult = {
  leftOut: null,
  issues: noIssues,
  isInvalid: false,
  name: '',
  customerRef: '',
  externalRef: '',
  amount: 0,
  date: null,
  outstanding: 0,
  interest: 0,
  compensation: 0,
  isConsumer: false,
  fileFee: '',
  hasOtherFigures: false,
}

/** A row of the file with all that is known about it. */
export interface SheetRowState extends TableRow {
  result: RowResult
  /** A person's own decision about the row. */
  override: 'include' | 'leave-out' | null
  sent: 'added' | 'not-confirmed' | null
  /** The errors of the server, until the row is changed. */
  serverIssues: readonly Issue[]
  /** Its amount is the sum of the rows above. */
  isSum: boolean
  /** The earlier row it equals. */
  equalRow: number | null
  listed: ListedDebt | null
  /** A debt of the list that is like it. */
  similar: ListedDebt | null
}

/** All rows have the same properties in the same order, which engines store most compactly. */
export const toSheetRow = ({ number, cells, problem }: TableRow): SheetRowState => ({
  number,
  cells,
  problem,
  result: unchecked,
  override: null,
  sent: null,
  serverIssues: noIssues,
  isSum: false,
  equalRow: null,
  listed: null,
  similar: null,
})

const similarIssue: Issue = {
  ...{ group: 'warning||similar', severity: 'warning', field: null, value: '' },
  message: 'Your list has a similar debt',
}

/** All problems of a row: those of its check, the server's, and a debt of the list that is like it. */
export function issuesOf({ result, serverIssues, similar }: SheetRowState): readonly Issue[] {
  if (serverIssues.length === 0 && !similar) return result.issues
  return [...result.issues, ...serverIssues, ...(similar ? [similarIssue] : [])]
}

/** Why a row is not imported; null if it is. A person's own decision comes first. */
export function leftOutOf(row: SheetRowState): LeftOut | null {
  const { override, result, isSum, listed, equalRow } = row
  if (override === 'leave-out') return { reason: 'by-person', text: 'You left this row out' }
  if (result.leftOut || override === 'include') return result.leftOut
  if (isSum) return leftOutTotal
  if (listed) return { reason: 'listed', text: 'This debt is already in your list', listed }
  return equalRow === null ? null : { reason: 'equal-row', text: `The same as row ${equalRow}` }
}

export function statusOf(row: SheetRowState): RowStatus {
  if (row.sent) return row.sent
  if (leftOutOf(row)) return 'left-out'
  return row.result.isInvalid || row.serverIssues.length > 0 ? 'to-fix' : 'ready'
}

/** Whether a row has a warning, if it is ready. */
export const hasWarning = (row: SheetRowState) =>
  row.result.issues.length > 0 || row.similar !== null

/** Whether a filter shows a row; one of a group of problems shows rows that would be imported. */
export function isShown(filter: RowFilter, row: SheetRowState): boolean {
  if (filter === 'all') return true
  const status = statusOf(row)
  if (typeof filter === 'object')
    return (
      /ready|to-fix/.test(status) && issuesOf(row).some(({ group }) => group === filter.problem)
    )
  return filter === 'warned' ? status === 'ready' && hasWarning(row) : filter === status
}

/** A cell as understood: `1 Jan 2026` for "01.01.26", `£1,250.00` for "1250". */
function shownText(field: SheetField, raw: string, row: SheetRowState, readers: CellReaders) {
  const cell = readers[field]?.read(raw)
  if (!cell || row.problem || row.result.leftOut) return raw
  if (cell.text === '') return ''
  if (field === 'last_invoice_date') return cell.value && shortDate(cell.value)
  if (field === 'initial_debt') return formatMoney(row.result.amount)
  if (field === 'amount_outstanding') return formatMoney(row.result.outstanding)
  return field === 'is_individual' || field === 'is_disputed' ? raw : cell.value || raw
}

/** A row for the screen; one that is left out shows why, and no problems. */
export function showRow(
  row: SheetRowState,
  fields: readonly SheetField[],
  readers: CellReaders,
): SheetRow {
  const leftOut = row.sent ? null : leftOutOf(row)
  const issues = leftOut ? [] : issuesOf(row)
  const find = (severity: Issue['severity'], field: SheetField) =>
    issues.find((issue) => issue.severity === severity && issue.field === field)
  const ofWholeRow = (severity: Issue['severity']) =>
    issues.filter((issue) => issue.severity === severity && issue.field === null)

  function showCell(field: SheetField): SheetCell {
    const raw = row.cells[readers[field]?.index ?? -1] ?? ''
    const text = raw.replaceAll(oddByteMark, '')
    const [error, warning] = [find('error', field), find('warning', field)]
    const suggestion = error?.suggestion ?? warning?.suggestion
    return {
      text,
      shown: error ? text : shownText(field, raw, row, readers).replaceAll(oddByteMark, ''),
      ...(error && { error: error.message }),
      ...(warning && { warning: warning.message }),
      ...(suggestion && { suggestion }),
    }
  }

  return {
    rowNumber: row.number,
    status: statusOf(row),
    cells: fields.map(showCell),
    errors: ofWholeRow('error').map(({ message }) => message),
    warnings: ofWholeRow('warning').map((issue) =>
      issue === similarIssue && row.similar
        ? `${issue.message}: ${row.similar.name} ${row.similar.customerRef}`
        : issue.message,
    ),
    leftOut,
  }
}
