import { dayInLondon, type IsoDate, longDate } from './days'
import { formatMoney, type Pence } from './money'
import { parseRequest, type TeamRequest } from './team-request'

interface Note {
  id: number
  note: string
  created_by: string
  created_at: string
}

/** A request to the team that is not answered. */
export interface OpenRequest {
  noteId: number
  /** Null if the note has no readable date. */
  requestedOn: IsoDate | null
  request: TeamRequest
}

export type ReportedPayment = Extract<TeamRequest, { kind: 'payment' }> & { noteId: number }

const compareByAge = (one: Note, other: Note) =>
  one.created_at.localeCompare(other.created_at) || one.id - other.id

const normalise = (author: string) => author.trim().toLowerCase()

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
  const sorted = notes.toSorted(compareByAge)
  const requests = sorted.flatMap((note) => {
    const request = parseRequest(note.note)
    return request ? [{ note, request }] : []
  })
  const authors = requests.map(({ note }) => note.created_by)
  const clients = new Set(['', ...userNames, ...authors].map(normalise))
  const lastByTeam = sorted.findLast((note) => !clients.has(normalise(note.created_by)))
  return requests
    .filter(({ note }) => !lastByTeam || compareByAge(lastByTeam, note) < 0)
    .filter(({ request }) => request.kind !== 'pause' || (request.until ?? today) >= today)
    .map(({ note, request }) => ({
      noteId: note.id,
      requestedOn: dayInLondon(note.created_at),
      request,
    }))
}

/** The newest of each kind. */
export const newestOfEachKind = (requests: readonly OpenRequest[]): OpenRequest[] =>
  requests.filter(
    (one) => requests.findLast(({ request }) => request.kind === one.request.kind) === one,
  )

/** The reported payments, oldest first. */
export const reportedPayments = (requests: readonly OpenRequest[]): ReportedPayment[] =>
  requests.flatMap(({ noteId, request }) =>
    request.kind === 'payment' ? [{ noteId, ...request }] : [],
  )

/** `£500.00 reported, not confirmed`; null if nothing is reported. */
export function reportedText(requests: readonly OpenRequest[]): string | null {
  const payments = reportedPayments(requests)
  const total = payments.reduce<Pence>((sum, { amount }) => sum + amount, 0)
  return payments.length > 0 ? `${formatMoney(total)} reported, not confirmed` : null
}

/** `25 November`, with the year if it is not this one. */
const dayInYear = (date: IsoDate, today: IsoDate) =>
  date.slice(0, 4) === today.slice(0, 4) ? longDate(date).slice(0, -5) : longDate(date)

/** `£500.00 reported on 25 November, not confirmed`, `You asked us on 22 November to pause`. */
export function requestText({ request, requestedOn }: OpenRequest, today: IsoDate): string {
  const day = requestedOn ? ` on ${dayInYear(requestedOn, today)}` : ''
  if (request.kind === 'payment') {
    return `${formatMoney(request.amount)} reported${day}, not confirmed`
  }
  const until = request.kind === 'pause' && request.until ? ` until ${longDate(request.until)}` : ''
  return `You asked us${day} to ${request.kind}${until}`
}
