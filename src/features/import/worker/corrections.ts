import { writeRows } from '@/lib/csv-write'
import { importColumns } from '@/rules/import-columns'
import { issueMessage, type RowIssue } from '../check/rows'
import { importFields } from '../fields'

const rowColumn = 'Row in your file'
const reasonColumn = 'What to fix'

const issueText = (issue: RowIssue) =>
  issue.column ? `${importFields[issue.column].label}: ${issueMessage(issue)}` : issueMessage(issue)

interface Correction {
  row: number
  cells: readonly string[]
  issues: readonly RowIssue[]
}

/**
 * Rows to fix as CSV: the original columns, then the row number and the reason, which the next
 * import ignores. These two columns are replaced if an earlier correction file has them.
 */
export function correctionsCsv(header: readonly string[], rows: readonly Correction[]): string {
  const keptColumns = header.flatMap((name, index) =>
    name === rowColumn || name === reasonColumn ? [] : [index],
  )
  const keptCells = (cells: readonly string[]) => keptColumns.map((index) => cells[index] ?? '')
  return writeRows([
    [...keptCells(header), rowColumn, reasonColumn],
    ...rows.map(({ row, cells, issues }) => [
      ...keptCells(cells),
      row,
      issues.map(issueText).join('; '),
    ]),
  ])
}

/** A CSV template: the columns and one example debt. */
export function templateCsv(): string {
  return writeRows([importColumns, importColumns.map((column) => importFields[column].example)])
}
