import { tidy, tidyLines } from './check'
import { type IsoDate, longDate, parseDate } from './days'
import { formatMoney, type Pence, parseMoney } from './money'

/**
 * A request to the collection team. The API has no call for it, so it is sent as a note, whose first line
 * alone tells it from other notes.
 */
export type TeamRequest =
  /** `until` is the last day of the pause; null for an open end. */
  | { kind: 'pause'; until: IsoDate | null }
  | { kind: 'withdraw' }
  /** A payment the debtor made to the client directly. */
  | { kind: 'payment'; amount: Pence; date: IsoDate; isInFull: boolean }

const pause = 'Request: please pause work on this debt until '
const openEnd = 'I write again'
const withdraw = 'Request: please withdraw this debt and stop collecting it.'
const payment = 'Request: please record '
const paidOn = ' paid to me directly on '
const inFull = ', in full.'
const inPart = ', in part.'

/** The first line of the note. */
export function formatRequest(request: TeamRequest): string {
  if (request.kind === 'withdraw') return withdraw
  if (request.kind === 'pause') {
    return `${pause}${request.until === null ? openEnd : longDate(request.until)}.`
  }
  const { amount, date, isInFull } = request
  return `${payment}${formatMoney(amount)}${paidOn}${longDate(date)}${isInFull ? inFull : inPart}`
}

/** The text of the note: the first line, and what the client adds below it. */
export function requestNote(request: TeamRequest, added: { label: string; text: string }): string {
  const text = tidyLines(added.text)
  const lines = text.ok && text.value !== '' ? [`${added.label}: ${text.value}`] : []
  return [formatRequest(request), ...lines].join('\n')
}

/** The request of a note; null unless its first line is one that {@link formatRequest} writes. */
export function parseRequest(note: string): TeamRequest | null {
  const tidied = tidy(note.trimStart().split(/[\r\n]/)[0] ?? '')
  const line = tidied.ok ? tidied.value : ''
  const request = readLine(line)
  return request && formatRequest(request) === line ? request : null
}

function readLine(line: string): TeamRequest | null {
  if (line === withdraw) return { kind: 'withdraw' }
  if (line.startsWith(pause)) {
    const until = parseDate(line.slice(pause.length, -1))
    return { kind: 'pause', until: until.ok ? until.value : null }
  }
  if (!line.startsWith(payment)) return null
  const [amountText = '', rest = ''] = line.slice(payment.length).split(paidOn)
  const amount = parseMoney(amountText)
  const date = parseDate(rest.slice(0, -inFull.length))
  if (!amount.ok || amount.value === null || !date.ok) return null
  return {
    kind: 'payment',
    amount: amount.value,
    date: date.value,
    isInFull: rest.endsWith(inFull),
  }
}
