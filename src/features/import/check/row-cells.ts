import type { Checked } from '@/rules/check'
import type { ImportColumn } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import type { Matches } from '../match/match-columns'
import { checkText, checkYesNo, createIssue, isPlainText, isSameText } from './check-values'
import type { RowChange, RowIssue } from './rows'

/** The index of the column that fills each field. */
export type ColumnIndexes = ReadonlyMap<ImportColumn, number>

export const columnIndexesOf = (matches: Matches): ColumnIndexes =>
  new Map(matches.flatMap((field, columnIndex) => (field ? [[field, columnIndex] as const] : [])))

/** Rows without issues share one array to save memory. */
const noIssues: readonly never[] = []

/**
 * The cells of one row by field, with the issues found while they are read.
 * Lists grow by `concat`: V8 reserves room for sixteen more items in an array that is spread.
 */
export class RowCells {
  issues: readonly RowIssue[] = noIssues
  warnings: readonly RowIssue[] = noIssues
  changes: readonly RowChange[] = noIssues

  constructor(
    private readonly cells: readonly string[],
    private readonly columnIndexes: ColumnIndexes,
  ) {}

  value(column: ImportColumn): string {
    const columnIndex = this.columnIndexes.get(column)
    return columnIndex === undefined ? '' : (this.cells[columnIndex] ?? '')
  }

  reject(column: ImportColumn, reason: string) {
    this.issues = this.issues.concat(createIssue(column, this.value(column), reason))
  }

  warn(column: ImportColumn | null, reason: string) {
    const value = column ? this.value(column) : ''
    this.warnings = this.warnings.concat(createIssue(column, value, reason))
  }

  /** The checked value, or a stand-in that is never sent if the cell is invalid. */
  take<T>(column: ImportColumn, checked: Checked<T>, standIn: T): T {
    if (!checked.ok) {
      this.reject(column, checked.error)
      return standIn
    }
    if (checked.warning) this.warn(column, checked.warning)
    return checked.value
  }

  text(column: ImportColumn): string {
    const cell = this.value(column)
    if (cell === '' || isPlainText(column, cell)) return cell
    const text = this.take(column, checkText(column, cell), '')
    if (text !== '' && !isSameText(cell, text)) {
      this.changes = this.changes.concat({ column, from: cell, to: text })
    }
    return text
  }

  yesNo(column: ImportColumn): boolean | null {
    const cell = this.value(column)
    return cell === '' ? null : this.take(column, checkYesNo(cell), null)
  }
}

const totalLabel = /^\s*(grand\s|sub[-\s]?)?totals?:?\s*$/i

const initials = /[tgs]/i

/** Tests the length and first letter before the regular expression, as this runs for every cell. */
function isTotalLabel(cell: string): boolean {
  if (cell.length < 5 || cell.length > 20) return false
  const first = cell.charAt(0)
  // The label can only be preceded by white space, which includes non-ASCII blanks.
  return (first <= ' ' || first > '~' || initials.test(first)) && totalLabel.test(cell)
}

/** Whether a row holds only the label "Total" and amounts. */
export function isTotalRow(cells: readonly string[]): boolean {
  if (!cells.some(isTotalLabel)) return false
  const sums = cells.filter((cell) => !totalLabel.test(cell))
  return cells.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
