import type { Note, Payment } from '@/api/debtor/debt-records'
import type { CurrentUser } from '@/api/user'
import { config } from '@/config'
import { dayInLondon, type IsoDate } from '@/rules/days'
import { isClientAuthor } from '@/rules/note-author'
import {
  type PauseRequest,
  type PaymentReport,
  parseRequest,
  type WithdrawRequest,
} from '@/rules/team-request'

type Author = Pick<CurrentUser, 'id' | 'email' | 'first_name' | 'last_name'>

/** A request parsed from a note; `requestedOn` is null if the note has no readable date. */
interface NoteRequest<R> {
  note: Note
  requestedOn: IsoDate | null
  request: R
}

export type OpenRequest = NoteRequest<PauseRequest | WithdrawRequest>

export type RequestKind = OpenRequest['request']['kind']

/** Labels of the opening button, the dialog and the submit button. */
export const requestLabels: Record<RequestKind, string> = {
  pause: 'Ask us to pause',
  withdraw: 'Ask us to withdraw',
}

export type ReportedPayment = NoteRequest<PaymentReport> & {
  /** A recorded payment matches it, or nothing is outstanding. */
  isConfirmed: boolean
}

const isByClient = ({ created_by }: Note, user: Author) =>
  isClientAuthor(created_by, user, config.contactEmail)

/** Compares by date, oldest first; by id if a date is unreadable. */
function compareByAge(one: Note, other: Note): number {
  const difference = Date.parse(one.created_at) - Date.parse(other.created_at)
  return Number.isNaN(difference) || difference === 0 ? one.id - other.id : difference
}

const requestsIn = (notes: readonly Note[], user: Author) =>
  notes.toSorted(compareByAge).flatMap((note) => {
    const request = isByClient(note, user) ? parseRequest(note.note) : null
    return request ? [{ note, requestedOn: dayInLondon(note.created_at), request }] : []
  })

/**
 * The newest open request of each kind, oldest first. A later note from the team, a paused status
 * or the end date of a pause closes a request.
 */
export function openRequests(
  notes: readonly Note[],
  user: Author,
  { isPaused, today }: { isPaused: boolean; today: IsoDate },
): OpenRequest[] {
  const lastTeamNote = notes
    .filter((note) => !isByClient(note, user))
    .toSorted(compareByAge)
    .at(-1)
  const requests = requestsIn(notes, user).filter(
    ({ note }) => !lastTeamNote || compareByAge(lastTeamNote, note) < 0,
  )
  return requests.flatMap(({ request, ...rest }, index) => {
    if (request.kind === 'payment') return []
    const isReplaced = requests.some(
      (later, laterIndex) => laterIndex > index && later.request.kind === request.kind,
    )
    if (isReplaced) return []
    if (request.kind === 'pause' && (isPaused || (request.until ?? today) < today)) return []
    return [{ ...rest, request }]
  })
}

/**
 * The payments reported in notes, oldest first. Each recorded payment confirms at most one report:
 * of the same amount, and of the same date or reference.
 */
export function reportedPayments(
  notes: readonly Note[],
  user: Author,
  { payments, isSettled }: { payments: readonly Payment[]; isSettled: boolean },
): ReportedPayment[] {
  const unmatched = new Set(payments)
  return requestsIn(notes, user).flatMap(({ request, ...requests }) => {
    if (request.kind !== 'payment') return []
    const match = [...unmatched].find(
      ({ amount, payment_date, reference }) =>
        amount === request.amount &&
        (payment_date === request.date ||
          (request.reference !== '' && reference === request.reference)),
    )
    if (match) unmatched.delete(match)
    return [{ ...requests, request, isConfirmed: isSettled || match !== undefined }]
  })
}
