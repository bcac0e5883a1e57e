import type { Failure } from '@/api/http/errors'
import { formatWait } from '@/api/http/errors'
import { type RowIssue, type SentRow, type UnsentRow, wholeRowIssue } from '../check/rows'

/**
 * The outcome of a row.
 * - `not-created`: it is not on the server, whether or not it was sent.
 * - `unconfirmed`: it was sent, and the result is uncertain.
 * - `left-out`: it was never sent, as a matching debt was added elsewhere.
 */
export type RowOutcome =
  | 'waiting'
  | 'created'
  | 'refused'
  | 'not-created'
  | 'unconfirmed'
  | 'left-out'

export interface SendState {
  phase: 'sending' | 'checking' | 'stopped' | 'finished'
  rows: readonly SentRow[]
  /** By row number; a row without one is still waiting. */
  outcomes: ReadonlyMap<number, RowOutcome>
  /** Reasons by row number, for rejected, unconfirmed and excluded rows. */
  issues: ReadonlyMap<number, readonly RowIssue[]>
  /** When this round of sending began, and how many rows had an outcome by then. */
  round: { startedAt: number; done: number }
  /** Why it stopped. */
  message: string | null
  /** The server may still be processing rows whose response was lost. */
  mayStillArrive: boolean
}

const outcomeOf = ({ outcomes }: SendState, { row }: SentRow) => outcomes.get(row) ?? 'waiting'

export const rowsWithOutcome = (state: SendState, ...outcomes: RowOutcome[]) =>
  state.rows.filter((row) => outcomes.includes(outcomeOf(state, row)))

/** Rows that "Send the rest" would send. Unconfirmed rows are never among them. */
export const rowsToSend = (state: SendState) => rowsWithOutcome(state, 'waiting', 'not-created')

export const totalOutstanding = (rows: readonly SentRow[]) =>
  rows.reduce((sum, { outstanding }) => sum + outstanding, 0)

/** @param next what to do once the cause is gone */
export function failureMessage(
  { kind, retryAfter, message }: Failure,
  next: 'send the rest' | 'try again' = 'send the rest',
): string {
  switch (kind) {
    case 'signed-out':
      return `Your session has ended. Log in again, then ${next}.`
    case 'throttled':
      return `The server asks for a pause. Wait ${retryAfter === null ? 'a minute' : formatWait(retryAfter)}, then ${next}.`
    case 'no-network':
      return `There is no connection to the server. Once you are online, ${next}.`
    case 'server':
      return `The server did not answer. Wait a minute, then ${next}.`
    default:
      return message
  }
}

/** The rows that were not created, with the reasons, in the order of the file. */
export function unsentRows(state: SendState): UnsentRow[] {
  return state.rows.flatMap((sent) => {
    const { row } = sent
    switch (outcomeOf(state, sent)) {
      case 'created':
        return []
      case 'waiting':
      case 'not-created':
        return [{ row, issues: wholeRowIssue('Not sent yet') }]
      default:
        return [{ row, issues: state.issues.get(row) ?? [] }]
    }
  })
}
