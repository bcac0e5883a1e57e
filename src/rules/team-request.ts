import { tidy, tidyLines } from './check'
import { type IsoDate, longDate, parseDate } from './days'
import { formatMoney, type Pence, parseMoney } from './money'

/** A request to the collection team. The API has no call for it, so it is sent as a note in a fixed format. */
export type TeamRequest = PauseRequest | WithdrawRequest | PaymentReport

export interface PauseRequest {
  kind: 'pause'
  /** The last day of the pause; null for an open end. */
  until: IsoDate | null
  /** May have several lines; blank if none is given. */
  reason: string
}

export interface WithdrawRequest {
  kind: 'withdraw'
  reason: string
}

/** A payment the debtor made to the client directly. */
export interface PaymentReport {
  kind: 'payment'
  extent: 'full' | 'part'
  amount: Pence
  date: IsoDate
  reference: string
}

const pause = 'Request: please pause work on this debt until '
const withdraw = 'Request: please withdraw this debt and stop collecting it.'
const paid = {
  full: 'Request: the debtor has paid me directly, in full. Please stop collecting this debt.',
  part: 'Request: the debtor has paid me directly, in part. Please keep collecting the rest.',
}

const line = (label: string, text: string) => (text === '' ? [] : [`${label}: ${text}`])
const tidied = (text: string) => {
  const read = tidy(text)
  return read.ok ? read.value : ''
}
const tidiedLines = (text: string) => {
  const read = tidyLines(text)
  return read.ok ? read.value : ''
}

/** The text of the note; the first line names the request. */
export function formatRequest(request: TeamRequest): string {
  switch (request.kind) {
    case 'pause':
      return [
        `${pause}${request.until === null ? 'I write again' : longDate(request.until)}.`,
        ...line('Reason', tidiedLines(request.reason)),
      ].join('\n')
    case 'withdraw':
      return [withdraw, ...line('Reason', tidiedLines(request.reason))].join('\n')
    case 'payment':
      return [
        paid[request.extent],
        `Amount: ${formatMoney(request.amount)}`,
        `Date: ${longDate(request.date)}`,
        ...line('Reference', tidied(request.reference)),
      ].join('\n')
    default:
      return request satisfies never
  }
}

/**
 * Parses a note. Null unless {@link formatRequest} would write exactly this text, so that a note that
 * quotes or edits a request stays an ordinary note.
 */
export function parseRequest(note: string): TeamRequest | null {
  const text = tidiedLines(note)
  const [first = '', ...rest] = text.split('\n')
  const request = readPause(first, rest) ?? readWithdraw(first, rest) ?? readPayment(first, rest)
  return request && formatRequest(request) === text ? request : null
}

/** The text after a label; blank if the text does not begin with it. */
const after = (label: string, text = '') =>
  text.startsWith(`${label}: `) ? text.slice(label.length + 2) : ''

function readPause(first: string, rest: readonly string[]): PauseRequest | null {
  if (!first.startsWith(pause)) return null
  const date = parseDate(first.slice(pause.length, -1))
  return {
    kind: 'pause',
    until: date.ok ? date.value : null,
    reason: after('Reason', rest.join('\n')),
  }
}

const readWithdraw = (first: string, rest: readonly string[]): WithdrawRequest | null =>
  first === withdraw ? { kind: 'withdraw', reason: after('Reason', rest.join('\n')) } : null

function readPayment(first: string, rest: readonly string[]): PaymentReport | null {
  const extent = (['full', 'part'] as const).find((each) => paid[each] === first)
  const amount = parseMoney(after('Amount', rest[0]))
  const date = parseDate(after('Date', rest[1]))
  if (!extent || !amount.ok || amount.value === null || amount.value <= 0 || !date.ok) return null
  return {
    kind: 'payment',
    extent,
    amount: amount.value,
    date: date.value,
    reference: after('Reference', rest[2]),
  }
}
