import { useQuery } from '@tanstack/react-query'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Note } from '@/api/debtor/debt-records'
import type { Debt } from '@/api/debtor/debtor'
import { currentUserQuery } from '@/api/user'
import { dayInLondon, type IsoDate, longDate } from '@/rules/days'
import { formatMoney, type Pence } from '@/rules/money'
import { statusFamily } from '@/rules/status-family'
import { parseRequest, type TeamRequest } from '@/rules/team-request'
import { useToday } from '@/session/today'

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
 * team's if its author is named and is neither the user nor somebody who has made a request here. A
 * settled or closed debt has no open request, and a pause ends with its last day.
 */
export function useOpenRequests(debt: Debt): OpenRequest[] {
  const { data: user } = useQuery(currentUserQuery)
  const today = useToday()
  if (isSettledDebt(debt) || ['paid', 'closed'].includes(statusFamily(debt.status))) return []
  const notes = debt.debt_notes.toSorted(compareByAge)
  const requests = notes.flatMap((note) => {
    const request = parseRequest(note.note)
    return request ? [{ note, request }] : []
  })
  const clients = new Set(
    [
      '',
      ...(user ? [user.email, `${user.first_name} ${user.last_name}`, String(user.id ?? '')] : []),
      ...requests.map(({ note }) => note.created_by),
    ].map(normalise),
  )
  const lastByTeam = notes.findLast((note) => !clients.has(normalise(note.created_by)))
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

/** The reported payments that are not confirmed, oldest first. */
export const reportedPayments = (requests: readonly OpenRequest[]): ReportedPayment[] =>
  requests.flatMap(({ noteId, request }) =>
    request.kind === 'payment' ? [{ noteId, ...request }] : [],
  )

/** `£500.00 reported, not confirmed`; null if nothing is reported. */
export function reportedText(requests: readonly OpenRequest[]): string | null {
  const amounts = reportedPayments(requests).map(({ amount }) => amount)
  const total = amounts.reduce<Pence>((sum, amount) => sum + amount, 0)
  return amounts.length > 0 ? `${formatMoney(total)} reported, not confirmed` : null
}

/** `25 November`, with the year if it is not this one. */
const dayInYear = (date: IsoDate, today: IsoDate) => {
  const text = longDate(date)
  return date.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text
}

/** `You asked us to pause on 22 November`, `£500.00 reported on 25 November, not confirmed`. */
export function requestText({ request, requestedOn }: OpenRequest, today: IsoDate): string {
  const day = requestedOn ? ` on ${dayInYear(requestedOn, today)}` : ''
  if (request.kind === 'payment') {
    return `${formatMoney(request.amount)} reported${day}, not confirmed`
  }
  const until = request.kind === 'pause' && request.until ? ` until ${longDate(request.until)}` : ''
  return `You asked us${day} to ${request.kind}${until}`
}
