import { tidyText } from './check'
import type { IsoDate } from './days'
import { formatMoney, type Pence, parseMoney } from './money'
import { parseDate } from './parse-date'
import { longDate } from './written-date'

/**
 * A request to the collection team. The API has no call for it, so it is sent as a note, whose first line
 * alone distinguishes it from other notes.
 */
export type TeamRequest =
  /** `until` is the last day of the pause; null for an open end. */
  | { kind: 'pause'; until: IsoDate | null }
  | { kind: 'withdraw' }
  /** A payment the debtor made to the client directly. */
  | { kind: 'payment'; amount: Pence; date: IsoDate; isInFull: boolean }

/** The first line of the note. */
function formatRequest(request: TeamRequest): string {
  if (request.kind === 'withdraw')
    return 'Request: please withdraw this debt and stop collecting it.'
  if (request.kind === 'pause') {
    const until = request.until === null ? 'I write again' : longDate(request.until)
    return `Request: please pause work on this debt until ${until}.`
  }
  const { amount, date, isInFull } = request
  return `Request: please record ${formatMoney(amount)} paid to me directly on ${longDate(date)}, in ${isInFull ? 'full' : 'part'}.`
}

/** The text of the note: the first line, and what the client adds below it. */
export function requestNote(
  request: TeamRequest,
  { label, text }: { label: string; text: string } = { label: '', text: '' },
): string {
  const details = text.replace(/\r\n?/g, '\n').trim()
  return details ? `${formatRequest(request)}\n${label}: ${details}` : formatRequest(request)
}

const requestLine =
  /^Request: please (?:withdraw|pause work on this debt until (?<until>[^.]+)|record (?<amount>\S+) paid to me directly on (?<date>[^,]+), in (?<extent>full|part))/

/** The request of a note; null unless its first line is one that {@link formatRequest} writes. */
export function parseRequest(note: string): TeamRequest | null {
  const line = tidyText(note.trimStart().split(/[\r\n]/)[0] ?? '')
  const groups = requestLine.exec(line)?.groups
  const request = groups && readRequest(groups)
  return request && formatRequest(request) === line ? request : null
}

function readRequest({ until, amount, date, extent }: Partial<Record<string, string>>) {
  if (amount && date) {
    const [paid, day] = [parseMoney(amount), parseDate(date)]
    if (!paid.ok || paid.value === null || !day.ok) return null
    return {
      kind: 'payment' as const,
      amount: paid.value,
      date: day.value,
      isInFull: extent === 'full',
    }
  }
  if (!until) return { kind: 'withdraw' as const }
  const day = parseDate(until)
  return { kind: 'pause' as const, until: day.ok ? day.value : null }
}
