import type { DebtToCreate } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { type Failure, type FieldMessage, formatWait } from '@/api/http/errors'
import type { WriteResult } from '@/api/write/attempt'
import { snackbar } from '@/session/snackbar'
import { type RowIssue, type SentRow, type UnsentRow, wholeRowIssue } from '../check/rows'
import { refusalIssues, unconfirmedIssues } from './row-reasons'

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

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

/** Shows the outcome of a round of sending in a snackbar. */
export function notifyOutcome(sending: SendState): void {
  if (sending.phase === 'stopped' && sending.message) snackbar.error(sending.message)
  if (sending.phase !== 'finished') return
  if (rowsWithOutcome(sending, 'created').length > 0) snackbar.success(thanks)
  else snackbar.error('No debts were added. The reasons are listed on the page.')
}

/** A row with the request body of its debt. */
export interface PreparedRow extends SentRow {
  debt: DebtToCreate
}

export type Result = WriteResult<Debtor>

/** The server's messages about one row; null if it rejected the request as a whole. */
function rowMessages(result: Result, batchSize: number): readonly FieldMessage[] | null {
  if (result.outcome !== 'refused') return null
  const { rows, fields } = result.failure
  return batchSize > 1 ? fields : (rows?.get(0) ?? null)
}

/** The outcome of each row, as results come in. */
export function createSendProgress(rows: readonly SentRow[], onChange: (state: SendState) => void) {
  const outcomes = new Map<number, RowOutcome>()
  const issues = new Map<number, readonly RowIssue[]>()
  /** Rows the server may still be processing. */
  const rowsInFlight = new Set<number>()
  let state: SendState = {
    phase: 'sending',
    rows,
    outcomes,
    issues,
    round: { startedAt: 0, done: 0 },
    message: null,
    mayStillArrive: false,
  }

  const update = (changes: Partial<SendState>) => {
    state = { ...state, ...changes }
    onChange(state)
  }

  function applyResult({ row, debt }: PreparedRow, result: Result, batchSize: number) {
    issues.delete(row)
    rowsInFlight.delete(row)
    const messages = rowMessages(result, batchSize)
    if (messages) issues.set(row, refusalIssues(messages, debt.entry))
    if (result.outcome === 'unconfirmed') issues.set(row, unconfirmedIssues(result))
    const isResponseLost =
      result.outcome === 'unconfirmed' ||
      (result.outcome === 'not-created' && result.failure.kind === 'unknown-outcome')
    if (isResponseLost && result.mayStillArrive) rowsInFlight.add(row)
    // A request rejected as a whole does not mean that this row is invalid.
    outcomes.set(row, result.outcome === 'refused' && !messages ? 'not-created' : result.outcome)
  }

  return {
    state: () => state,
    update,
    outcomeOf: (row: number) => outcomes.get(row),

    /** Until they are verified, rows whose response was lost are unconfirmed. */
    startChecking(unverified: readonly SentRow[]) {
      for (const { row } of unverified) outcomes.set(row, 'unconfirmed')
      update({ phase: 'checking' })
    },

    applyResults(batch: readonly PreparedRow[], results: readonly Result[]) {
      batch.forEach((prepared, index) => {
        const result = results[index]
        if (result) applyResult(prepared, result, batch.length)
      })
      update({})
    },

    /** Excludes rows that are not sent, with the reasons. */
    leaveOut(reasons: ReadonlyMap<number, readonly RowIssue[]>) {
      for (const [row, rowIssues] of reasons) {
        outcomes.set(row, 'left-out')
        issues.set(row, rowIssues)
      }
      update({})
    },

    /** Ends a round. Without open rows the import is finished, and the message is not shown. */
    stop(message: string) {
      const open = rowsWithOutcome(state, 'waiting', 'not-created', 'unconfirmed')
      const isOpen = open.length > 0
      update({
        phase: isOpen ? 'stopped' : 'finished',
        message: isOpen ? message : null,
        mayStillArrive: open.some(({ row }) => rowsInFlight.has(row)),
      })
    },
  }
}
