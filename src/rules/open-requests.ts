import { dayInLondon, type IsoDate } from './days'
import { formatMoney, type Pence } from './money'
import { parseRequest, type TeamRequest } from './team-request'
import { longDate } from './written-date'

interface Note {
  id: number
  note: string
  created_by: string
  created_at: string
}

/** A request to the team that is not answered; its date is null if the note has none that can be read. */
export type OpenRequest = TeamRequest & { noteId: number; requestedOn: IsoDate | null }

export type ReportedPayment = Extract<OpenRequest, { kind: 'payment' }>

/**
 * The requests in the notes of a debt that no later note of the team follows, oldest first. A note is the
 * team's if its author is named and is neither the user nor somebody who has made a request here. A pause
 * ends with its last day.
 * @param userNames the email address, name and id of the user, by which notes may name their author
 */
export function openRequests(
  notes: readonly Note[],
  userNames: readonly string[],
  today: IsoDate,
): OpenRequest[] {
  const sorted = notes
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id)
    .map((note) => ({
      ...note,
      author: note.created_by.trim().toLowerCase(),
      request: parseRequest(note.note),
    }))
  const clients = new Set(['', ...userNames.map((name) => name.trim().toLowerCase())])
  for (const { author, request } of sorted) if (request) clients.add(author)
  const lastByTeam = sorted.findLastIndex(({ author }) => !clients.has(author))
  return sorted
    .slice(lastByTeam + 1)
    .flatMap(({ id, created_at, request }) =>
      request && !(request.kind === 'pause' && request.until && request.until < today)
        ? [{ ...request, noteId: id, requestedOn: dayInLondon(created_at) }]
        : [],
    )
}

export const newestOfEachKind = (requests: readonly OpenRequest[]): OpenRequest[] =>
  requests.filter((one) => requests.findLast(({ kind }) => kind === one.kind) === one)

export const reportedPayments = (requests: readonly OpenRequest[]): ReportedPayment[] =>
  requests.filter((request) => request.kind === 'payment')

/** The sum of the payments reported, in pence. */
export const reportedTotal = (requests: readonly OpenRequest[]): Pence =>
  reportedPayments(requests).reduce((sum, { amount }) => sum + amount, 0)

/** `£500.00 reported, not confirmed`; null if nothing is reported. */
export function reportedText(requests: readonly OpenRequest[]): string | null {
  const total = reportedTotal(requests)
  return total > 0 ? `${formatMoney(total)} reported, not confirmed` : null
}

/** `£500.00 reported on 25 November, not confirmed`, `You asked us on 22 November to pause`. */
export function requestText(request: OpenRequest, today: IsoDate): string {
  const { kind, requestedOn } = request
  // Without this year.
  const day = requestedOn ? ` on ${longDate(requestedOn).replace(` ${today.slice(0, 4)}`, '')}` : ''
  if (kind === 'payment') return `${formatMoney(request.amount)} reported${day}, not confirmed`
  const until = kind === 'pause' && request.until ? ` until ${longDate(request.until)}` : ''
  return `You asked us${day} to ${kind}${until}`
}
