import { writeRows } from '@/lib/csv-write'
import { fieldPathLabel } from '@/rules/field-path'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { sheetFields } from '@/rules/sheet-fields'
import type { SendResults } from './protocol'
import type { Issue } from './row-cells'
import { errorsOf, type SheetRowState } from './sheet-row'

/** Fields of the API whose column has another name. */
const columnsByField: Record<string, ImportColumn> = {
  debt_disputed: 'is_disputed',
  contact_value: 'primary_email',
}

/** The column of an API field path, such as `debtor_addresses.0.city`. */
function columnOf(path: string): ImportColumn | null {
  const last = path.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? ''
  return importColumns.find((column) => column === last) ?? columnsByField[last] ?? null
}

/** Converts the server's messages about a refused row to issues of its cells. */
export function refusalIssues(reasons: SendResults['refused'][number]['reasons']): Issue[] {
  if (reasons.length === 0)
    return [{ field: null, value: '', message: 'The server refused this row without a reason' }]
  return reasons.map(({ path, message }) => {
    const field = columnOf(path)
    const prefix = field || path === '' ? '' : `${fieldPathLabel(path)}: `
    return { field, value: '', message: `${prefix}${message}` }
  })
}

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
