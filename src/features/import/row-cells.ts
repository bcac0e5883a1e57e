import type { CsvRow } from '@/lib/csv-read'
import type { Checked } from '@/rules/check'
import type { ImportColumn } from '@/rules/import-columns'
import { checkText, checkYesNo } from './check-values'
import type { Matches } from './match-columns'
import type { RowIssue } from './rows'

/** The cells of one row by field, and what was found wrong or odd while they were read. */
export function cellsOf({ cells }: CsvRow, matches: Matches) {
  const issues: RowIssue[] = []
  const warnings: RowIssue[] = []
  const value = (column: ImportColumn) => cells[matches.indexOf(column)] ?? ''
  const reject = (column: ImportColumn, reason: string) =>
    issues.push({ column, value: value(column), reason })
  const warn = (column: ImportColumn | null, reason: string) =>
    warnings.push({ column, value: column ? value(column) : '', reason })

  /** The checked value; where the cell is refused, a stand-in that is never sent. */
  function take<T>(column: ImportColumn, checked: Checked<T>, standIn: T): T {
    if (checked.ok) {
      if (checked.warning) warn(column, checked.warning)
      return checked.value
    }
    reject(column, checked.error)
    return standIn
  }
  const text = (column: ImportColumn) => take(column, checkText(column, value(column)), '')
  const yesNo = (column: ImportColumn) => take(column, checkYesNo(value(column)), null)
  return { issues, warnings, value, reject, warn, take, text, yesNo }
}

export type Cells = ReturnType<typeof cellsOf>
