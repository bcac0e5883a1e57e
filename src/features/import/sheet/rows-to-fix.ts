import { writeRows } from '@/lib/csv-write'
import type { Issue } from './row-cells'
import { sheetFields } from './sheet-fields'
import { errorsOf, type SheetRowState } from './sheet-row'

const rowColumn = 'Row in your file'
const reasonColumn = 'What to fix'

const reasonOf = ({ field, message, suggestion }: Issue) =>
  [
    field ? `${sheetFields[field].label}: ` : '',
    message,
    suggestion ? `. Did you mean ${suggestion}?` : '',
  ].join('')

/**
 * Rows as CSV: their columns, then the row number and the reasons, which the next import ignores. These
 * two replace those of an earlier file of rows to fix.
 */
export function writeRowsToFix(header: readonly string[], rows: readonly SheetRowState[]): string {
  const keptColumns = header.flatMap((name, index) =>
    name === rowColumn || name === reasonColumn ? [] : [index],
  )
  const kept = (cells: readonly string[]) => keptColumns.map((index) => cells[index] ?? '')
  const lines = rows.map((row) => [
    ...kept(row.cells),
    row.number,
    errorsOf(row).map(reasonOf).join('; '),
  ])
  return writeRows([[...kept(header), rowColumn, reasonColumn], ...lines])
}
