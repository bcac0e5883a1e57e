import { useQuery } from '@tanstack/react-query'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Note } from '@/api/debtor/debt-records'
import type { Debtor } from '@/api/debtor/debtor'
import { type CurrentUser, currentUserQuery } from '@/api/user'
import { config } from '@/config'
import { dayInLondon, type IsoDate, longDate } from '@/rules/days'
import { statusGuide } from '@/rules/debt-status'
import { isClientAuthor } from '@/rules/note-author'
import {
  type PauseRequest,
  type PaymentReport,
  parseRequest,
  type TeamRequest,
  type WithdrawRequest,
} from '@/rules/team-request'
import { useToday } from '@/session/today'

/** A request parsed from a note; `requestedOn` is null if the note has no readable date. */
interface NoteRequest<R> {
  note: Note
  requestedOn: IsoDate | null
  request: R
}

type OpenRequest = NoteRequest<PauseRequest | WithdrawRequest>

export type ReportedPayment = NoteRequest<PaymentReport> & {
  /** A recorded payment matches it, or nothing is outstanding. */
  isConfirmed: boolean
}

/** The titles of the dialogs. Those of a pause and a withdrawal also label the buttons. */
export const requestLabels: Record<TeamRequest['kind'], string> = {
  pause: 'Ask us to pause',
  withdraw: 'Ask us to withdraw',
  payment: 'Report a payment',
}

/** The kind of a new request; `extent` presets the form of a payment. */
export interface RequestStart {
  kind: TeamRequest['kind']
  extent?: PaymentReport['extent']
}

/** `You asked us to pause on 22 November 2026`. */
export const requestText = ({ request, requestedOn }: OpenRequest): string =>
  [`You asked us to ${request.kind}`, requestedOn && `on ${longDate(requestedOn)}`]
    .filter(Boolean)
    .join(' ')

const isByClient = ({ created_by }: Note, user: CurrentUser) =>
  isClientAuthor(created_by, user, config.contactEmail)

/** Compares by date, oldest first; by id if a date is unreadable. */
function compareByAge(one: Note, other: Note): number {
  const difference = Date.parse(one.created_at) - Date.parse(other.created_at)
  return Number.isNaN(difference) || difference === 0 ? one.id - other.id : difference
}

const requestsIn = (notes: readonly Note[], user: CurrentUser) =>
  notes.toSorted(compareByAge).flatMap((note) => {
    const request = isByClient(note, user) ? parseRequest(note.note) : null
    return request ? [{ note, requestedOn: dayInLondon(note.created_at), request }] : []
  })

/**
 * The newest open request of each kind, oldest first. A later note from the team, a paused status
 * or the end date of a pause closes a request; a settled or closed debt has none.
 */
export function useOpenRequests({ is_individual, debtor_debt: debt }: Debtor): OpenRequest[] {
  const { data: user } = useQuery(currentUserQuery)
  const today = useToday()
  const guide = statusGuide(debt.status, { isIndividual: is_individual })
  if (!user || guide?.isFinal || isSettledDebt(debt)) return []
  const lastTeamNote = debt.debt_notes
    .filter((note) => !isByClient(note, user))
    .toSorted(compareByAge)
    .at(-1)
  const requests = requestsIn(debt.debt_notes, user).filter(
    ({ note }) => !lastTeamNote || compareByAge(lastTeamNote, note) < 0,
  )
  return requests.flatMap(({ request, ...rest }) => {
    if (request.kind === 'payment') return []
    const newest = requests.findLast((other) => other.request.kind === request.kind)
    if (newest?.request !== request) return []
    const isOver = request.kind === 'pause' && (guide?.isPaused || (request.until ?? today) < today)
    return isOver ? [] : [{ ...rest, request }]
  })
}

/**
 * The payments the client reported in notes, oldest first; empty until the user is loaded. Each
 * recorded payment confirms at most one report: of the same amount, and of the same date or reference.
 */
export function useReportedPayments({ debtor_debt: debt }: Debtor): ReportedPayment[] {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return []
  const isSettled = isSettledDebt(debt)
  const unmatched = new Set(debt.debt_payments)
  return requestsIn(debt.debt_notes, user).flatMap(({ request, ...rest }) => {
    if (request.kind !== 'payment') return []
    const match = [...unmatched].find(
      ({ amount, payment_date, reference }) =>
        amount === request.amount &&
        (payment_date === request.date ||
          (request.reference !== '' && reference === request.reference)),
    )
    if (match) unmatched.delete(match)
    return [{ ...rest, request, isConfirmed: isSettled || match !== undefined }]
  })
}
