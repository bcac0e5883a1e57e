import type { DebtToCreate } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import type { FieldMessage } from '@/api/http/errors'
import type { WriteResult } from '@/api/write/attempt'
import type { RowIssue, SentRow } from '../check/rows'
import { refusalIssues, unconfirmedIssues } from './row-reasons'
import { type RowOutcome, rowsWithOutcome, type SendState } from './send-state'

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
