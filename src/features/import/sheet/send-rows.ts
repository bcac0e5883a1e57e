import { debtorBody } from '@/api/debtor/request-body'
import { writeRows } from '@/lib/csv-write'
import { distinct } from '@/lib/distinct'
import { fieldPathLabel } from '@/rules/field-path'
import { importColumns } from '@/rules/import-columns'
import { parseMoney, plainMoney } from '@/rules/money'
import { isAmountField } from '../cells/sheet-fields'
import { parseEntry } from './check-row'
import type { FileRules } from './file-rules'
import type { SendResult, SheetColumn, SheetField } from './protocol'
import { createIssue, type Issue, RowCells, sentences } from './read-cell'
import type { RowState } from './row-state'
import { answersOf } from './value-rules'

/** Rows that are sent by one request. */
const batchRows = 100

/** The first rows of a list, as they are sent. */
export const takeBatch = (rows: readonly RowState[], fileRules: FileRules) =>
  rows.slice(0, batchRows).map((row) => {
    const entry = parseEntry(new RowCells(row, fileRules.readers), fileRules)
    return { rowNumber: row.number, body: debtorBody(entry, fileRules.decisions) }
  })

/** A server's message as an issue of a cell; the path is the API's, such as `debtor_addresses.0.city`. */
export function toIssue({ path, message }: SendResult['reasons'][number]): Issue {
  const last = path.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? ''
  const name = last === 'contact_value' ? 'primary_email' : last
  const field = importColumns.find((column) => column === name) ?? null
  const prefix = field || path === '' ? '' : `${fieldPathLabel(path)}: `
  return createIssue('error', field, '', `${prefix}${message}`)
}

const [rowColumn, reasonColumn] = ['Row in your file', 'What to fix']

/**
 * Rows as CSV: their columns, then the row number and the reasons, which the next import ignores. These
 * two replace those of an earlier file of rows to fix. Dates, amounts and names of columns are written as they were
 * interpreted by means of the other rows and of decisions. A malformed row stays malformed.
 */
export function writeRowsToFix(rows: readonly RowState[], rules: FileRules): string {
  const { columns, readDate, readers, sign, decisions } = rules
  const kept = columns.filter(
    ({ header, field, matchedBy }) =>
      ![rowColumn, reasonColumn].includes(header) && (field || matchedBy !== 'person'),
  )
  const typed = distinct(rows.flatMap(({ edits }) => [...edits.keys()]))
  const added = typed.filter((field) => columns.every((column) => column.field !== field))
  const isOwnChoice = ({ header, field, matchedBy }: SheetColumn) =>
    /^(?:Column \d+)?$/.test(header) ||
    // A name that is a question says what yes and no mean.
    (matchedBy === 'person' && field && !answersOf(header, field))
  const names = kept.map((column) => (isOwnChoice(column) && column.field) || column.header)
  const lines = rows.map((row) => {
    const { cells: texts, edits, number, issues, problem } = row
    const cells = new RowCells(row, readers)
    const isNothing =
      decisions.blankOutstanding === 'nothing' &&
      issues.some(({ mend }) => mend === 'blankOutstanding')
    const write = (field: SheetField | null, cell = '') => {
      const text = (field && edits.get(field)) ?? cell
      const day = field === 'last_invoice_date' && readDate(cells.text(field))
      if (day) return day.ok ? day.value : text
      if (field === 'amount_outstanding' && isNothing) return plainMoney(0)
      if (!field || !isAmountField(field) || !sign) return text
      const amount = parseMoney(cells.text(field), sign)
      return amount.ok && amount.value ? plainMoney(amount.value) : text
    }
    const values = [
      ...kept.map(({ field, index }) => write(field, texts[index])),
      ...added.map((field) => write(field)),
    ]
    return [...values, number, sentences(issues, 'error').join('; '), problem ?? []].flat()
  })
  return writeRows([[...names, ...added, rowColumn, reasonColumn], ...lines])
}
