import { type DebtEntry, type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { batchLimits, type Decisions, type SendResults, type SendRow } from './protocol'
import { refusalIssues } from './row-reasons'
import type { SheetRowState } from './sheet-row'

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

/** Notes at the rows what became of them. */
export function applyResults(
  rowOf: (rowNumber: number) => SheetRowState,
  { added, refused, notConfirmed }: SendResults,
): void {
  for (const number of added) Object.assign(rowOf(number), { sent: 'added', serverIssues: [] })
  for (const { rowNumber, reasons } of refused)
    Object.assign(rowOf(rowNumber), { sent: null, serverIssues: refusalIssues(reasons) })
  for (const { rowNumber, reason } of notConfirmed) {
    const issue = { field: null, value: '', message: reason }
    Object.assign(rowOf(rowNumber), { sent: 'not-confirmed', serverIssues: [issue] })
  }
}
