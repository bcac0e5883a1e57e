import { type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { writeRows } from '@/lib/csv-write'
import { fieldPathLabel } from '@/rules/field-path'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import type { Pence } from '@/rules/money'
import { parseEntry } from './check-row'
import type { FileRules } from './file-rules'
import type { SendResult, SheetColumn } from './protocol'
import { createIssue, type Issue, RowCells, sentences } from './read-cell'
import type { RowState } from './row-state'

/** Servers reject large bodies (Django: 2.5 MB), and smaller batches report progress sooner. */
export const batchLimits = { rows: 100, bytes: 1_000_000 }

/** Its size in a list of bodies, with a comma. */
const bytesOf = (body: DebtorBody) => new TextEncoder().encode(JSON.stringify(body)).length + 1

/** The first rows within the limits of a batch; at least one if there is one. */
export function takeBatch(rows: readonly RowState[], fileRules: FileRules) {
  const batch: { rowNumber: number; outstanding: Pence; body: DebtorBody }[] = []
  let bytes = 0
  for (const row of rows.slice(0, batchLimits.rows)) {
    const { entry } = parseEntry(new RowCells(row.cells, fileRules.readers), fileRules)
    const body = debtorBody(entry, fileRules.decisions)
    bytes += bytesOf(body)
    if (bytes > batchLimits.bytes && batch.length > 0) break
    batch.push({ rowNumber: row.number, outstanding: entry.amount_outstanding, body })
  }
  return batch
}

/** Fields of the API whose column has another name. */
const columnsByField: Record<string, ImportColumn> = {
  debt_disputed: 'is_disputed',
  contact_value: 'primary_email',
}

/** A server's message as an issue of a cell; the path is the API's, such as `debtor_addresses.0.city`. */
export function toIssue({ path, message }: SendResult['reasons'][number]): Issue {
  const last = path.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? ''
  const field = importColumns.find((column) => column === last) ?? columnsByField[last] ?? null
  const prefix = field || path === '' ? '' : `${fieldPathLabel(path)}: `
  return createIssue('error', field, '', `${prefix}${message}`)
}

const rowColumn = 'Row in your file'
const reasonColumn = 'What to fix'

/**
 * Rows as CSV: their columns, then the row number and the reasons, which the next import ignores. These
 * two replace those of an earlier file of rows to fix.
 */
export function writeRowsToFix(columns: readonly SheetColumn[], rows: readonly RowState[]): string {
  const kept = columns.filter(({ header }) => header !== rowColumn && header !== reasonColumn)
  const lines = rows.map((row) => [
    ...kept.map(({ index }) => row.cells[index] ?? ''),
    row.number,
    sentences(row.issues, 'error').join('; '),
  ])
  return writeRows([[...kept.map(({ header }) => header), rowColumn, reasonColumn], ...lines])
}
