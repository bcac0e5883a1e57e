import { type DebtEntry, type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { writeRows } from '@/lib/csv-write'
import { fieldPathLabel } from '@/rules/field-path'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { sheetFields } from '@/rules/sheet-fields'
import type { Decisions, SendResults, SendRow } from './protocol'
import type { Issue } from './row-cells'
import { errorsOf, type SheetRowState } from './sheet-row'

/** Servers reject large bodies (Django: 2.5 MB), and smaller batches report progress sooner. */
export const batchLimits = { rows: 100, bytes: 1_000_000 }

export function toSendRow(
  rowNumber: number,
  entry: DebtEntry | null,
  { today, rules, feeMode }: Decisions,
): SendRow {
  if (!entry) throw new Error(`Row ${rowNumber} is not ready to be sent.`)
  const body = debtorBody(entry, { today, rules, feeMode })
  return { rowNumber, outstanding: entry.amount_outstanding, body }
}

/** Its size in a list of bodies, with a comma. */
const bytesOf = (body: DebtorBody) => new TextEncoder().encode(JSON.stringify(body)).length + 1

/** The next rows to send within the limits of a batch; at least one if there is one. */
export function takeBatch(
  rows: readonly SheetRowState[],
  isNext: (row: SheetRowState) => boolean,
  toSend: (row: SheetRowState) => SendRow,
): SendRow[] {
  const batch: SendRow[] = []
  let bytes = 0
  for (const row of rows) {
    if (!isNext(row)) continue
    const sent = toSend(row)
    bytes += bytesOf(sent.body)
    const isFull = batch.length === batchLimits.rows || bytes > batchLimits.bytes
    if (isFull && batch.length > 0) break
    batch.push(sent)
  }
  return batch
}

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

/** Converts messages about a row to issues of its cells. */
const toIssues = (reasons: SendResults['failed'][number]['reasons']): Issue[] =>
  reasons.map(({ path, message }) => {
    const field = columnOf(path)
    const prefix = field || path === '' ? '' : `${fieldPathLabel(path)}: `
    return { field, value: '', message: `${prefix}${message}` }
  })

/** Notes at the rows what became of them. */
export function applyResults(
  rowOf: (rowNumber: number) => SheetRowState,
  { added, failed }: SendResults,
): void {
  for (const number of added) Object.assign(rowOf(number), { sent: 'added', serverIssues: [] })
  for (const { rowNumber, outcome, reasons } of failed) {
    const sent = outcome === 'refused' ? null : outcome
    Object.assign(rowOf(rowNumber), { sent, serverIssues: toIssues(reasons) })
  }
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
