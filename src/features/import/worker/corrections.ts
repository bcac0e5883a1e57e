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
 * The rows to fix as a file of their own: the original columns as they stood, then two that the
 * next import leaves alone. Those two of an earlier round are replaced.
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

/** The columns with one made-up debt, to be filled in. */
export function templateCsv(): string {
  return writeRows([importColumns, importColumns.map((column) => importFields[column].example)])
}
