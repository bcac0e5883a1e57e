import type { DebtToCreate } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import type { DebtEntry, DebtorBody } from '@/api/debtor/request-body'
import { type Failure, type FieldMessage, toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import type { WriteAttempt, WriteResult } from '@/api/write/attempt'
import type { CreatableResource } from '@/api/write/resource'
import { postAndVerify } from '@/api/write/send-and-verify'
import { verify } from '@/api/write/verify'
import type { RowIssue, SentRow } from '../check/rows'
import { batchLimits, splitIntoBatches } from './batches'
import { refusalIssues, unconfirmedIssues } from './row-reasons'
import {
  failureMessage,
  type RowOutcome,
  rowsToSend,
  rowsWithOutcome,
  type SendState,
} from './send-state'

export interface BatchSenderDeps {
  /** The rows to send, in order. */
  rows: readonly SentRow[]
  /** Parses the debts of the numbered rows. */
  entries: (rows: readonly number[]) => Promise<readonly DebtEntry[]>
  bodyOf: (entry: DebtEntry) => DebtorBody
  resource: CreatableResource<DebtToCreate, Debtor>
  /** One attempt for the whole import; its baseline is the list the rows were compared with. */
  attempt: WriteAttempt
  /** Returns those rows that equal or resemble one of these records, with the issues to show. */
  matchingRows: (
    rows: readonly number[],
    records: readonly Debtor[],
  ) => Promise<ReadonlyMap<number, readonly RowIssue[]>>
  /** False once the session has ended, and this import with it. */
  isActive: () => boolean
}

/** A row with the request body of its debt. */
interface PreparedRow extends SentRow {
  debt: DebtToCreate
}

type Result = WriteResult<Debtor>

const isTooLarge = (result: Result) => result.outcome === 'refused' && result.failure.status === 413

/** The first failure of a batch. */
function failureOf(results: readonly Result[]): Failure | null {
  const failed = results.find(
    (result) => result.outcome === 'not-created' || result.outcome === 'refused',
  )
  return failed?.failure ?? null
}

/** The server's messages about one row; null if it rejected the request as a whole. */
function rowMessages(result: Result, batchSize: number): readonly FieldMessage[] | null {
  if (result.outcome !== 'refused') return null
  const { rows, fields } = result.failure
  return batchSize > 1 ? fields : (rows?.get(0) ?? null)
}

/**
 * Sends rows in batches. Every round after the first verifies open rows before it sends, and an
 * unconfirmed row is never sent again.
 */
export function createBatchSender(deps: BatchSenderDeps, onChange: (state: SendState) => void) {
  const { attempt } = deps
  const outcomes = new Map<number, RowOutcome>()
  const issues = new Map<number, readonly RowIssue[]>()
  /** Rows the server may still be processing. */
  const rowsInFlight = new Set<number>()
  let state: SendState = {
    phase: 'sending',
    rows: deps.rows,
    outcomes,
    issues,
    round: { startedAt: 0, done: 0 },
    message: null,
    mayStillArrive: false,
  }
  let isRunning = false
  let isStopping = false
  let hasSent = false
  let stopChecking = new AbortController()
  let lastRead: Listing<Debtor> | null = null
  let readFailureMessage = ''

  const resource: CreatableResource<DebtToCreate, Debtor> = {
    ...deps.resource,
    async fetchList(signal) {
      lastRead = null
      try {
        lastRead = await deps.resource.fetchList(signal)
        return lastRead
      } catch (thrown) {
        readFailureMessage = failureMessage(toFailure(thrown))
        throw thrown
      }
    },
  }

  const update = (changes: Partial<SendState>) => {
    state = { ...state, ...changes }
    onChange(state)
  }

  const setOutcomes = (rows: readonly SentRow[], outcome: RowOutcome) => {
    for (const { row } of rows) outcomes.set(row, outcome)
    update({})
  }

  const stop = (message: string) => {
    const open = rowsWithOutcome(state, 'waiting', 'not-created', 'unconfirmed')
    const isOpen = open.length > 0
    update({
      phase: isOpen ? 'stopped' : 'finished',
      message: isOpen ? message : null,
      mayStillArrive: open.some(({ row }) => rowsInFlight.has(row)),
    })
  }

  async function prepare(rows: readonly SentRow[]): Promise<PreparedRow[]> {
    const entries = await deps.entries(rows.map(({ row }) => row))
    return rows.flatMap((row, index) => {
      const entry = entries[index]
      return entry ? [{ ...row, debt: { entry, body: deps.bodyOf(entry) } }] : []
    })
  }

  function applyResults(batch: readonly PreparedRow[], results: readonly Result[]) {
    batch.forEach(({ row, debt }, index) => {
      const result = results[index]
      if (!result) return
      issues.delete(row)
      rowsInFlight.delete(row)
      const messages = rowMessages(result, batch.length)
      if (messages) issues.set(row, refusalIssues(messages, debt.entry))
      if (result.outcome === 'unconfirmed') issues.set(row, unconfirmedIssues(result))
      const isResponseLost =
        result.outcome === 'unconfirmed' ||
        (result.outcome === 'not-created' && result.failure.kind === 'unknown-outcome')
      if (isResponseLost && result.mayStillArrive) rowsInFlight.add(row)
      // A request rejected as a whole does not mean that this row is invalid.
      outcomes.set(row, result.outcome === 'refused' && !messages ? 'not-created' : result.outcome)
    })
    update({})
  }

  const writeOptions = (rows: readonly SentRow[]) => {
    stopChecking = new AbortController()
    return {
      attempt,
      stopChecking: stopChecking.signal,
      onChecking: () => {
        update({ phase: 'checking' })
        setOutcomes(rows, 'unconfirmed')
      },
    }
  }

  /** Excludes rows whose debts were added elsewhere since the comparison. */
  async function excludeAddedElsewhere(list: Listing<Debtor>) {
    const added = list.items.filter(
      ({ id }) => !attempt.baseline?.has(id) && !attempt.claimed.has(id),
    )
    const waiting = rowsWithOutcome(state, 'waiting')
    if (added.length === 0 || waiting.length === 0) return
    const matching = await deps.matchingRows(
      waiting.map(({ row }) => row),
      added,
    )
    for (const [row, reasons] of matching) {
      outcomes.set(row, 'left-out')
      issues.set(row, reasons)
    }
    update({})
  }

  /**
   * Looks up every row that may have been created in the list of debts.
   * @returns why nothing more may be sent; null if sending can continue
   */
  async function verifyOpenRows(): Promise<string | null> {
    const open = await prepare(rowsWithOutcome(state, 'not-created', 'unconfirmed'))
    update({ phase: 'checking', message: null })
    applyResults(
      open,
      await verify(
        open.map(({ debt }) => debt),
        resource,
        writeOptions(open),
      ),
    )
    if (!lastRead) return `Your list of debts could not be read. ${readFailureMessage}`
    await excludeAddedElsewhere(lastRead)
    const isCutShort = stopChecking.signal.aborted && attempt.pausesMs.length > 0
    const isResolved = rowsWithOutcome(state, 'not-created', 'unconfirmed').length === 0
    return isCutShort && !isResolved ? 'You stopped checking, so nothing more was sent.' : null
  }

  /** @returns whether to continue with the next batch */
  async function sendBatch(batch: readonly PreparedRow[], canRetry = true): Promise<boolean> {
    if (!deps.isActive()) return false
    if (isStopping) {
      stop('You stopped the import. The remaining rows were not sent.')
      return false
    }
    const results = await postAndVerify(
      batch.map(({ debt }) => debt),
      resource,
      writeOptions(batch),
    )
    if (batch.length > 1 && results.every(isTooLarge)) {
      const middle = Math.ceil(batch.length / 2)
      return (await sendBatch(batch.slice(0, middle))) && sendBatch(batch.slice(middle))
    }
    const wasChecked = state.phase === 'checking'
    applyResults(batch, results)
    const withOutcome = (outcome: RowOutcome) =>
      batch.filter(({ row }) => outcomes.get(row) === outcome)
    const notCreated = withOutcome('not-created')
    const isUnconfirmed = withOutcome('unconfirmed').length > 0
    if (!isUnconfirmed && withOutcome('refused').length > 0) {
      update({ phase: 'sending' })
      // The other rows of the batch were just verified as not created.
      return notCreated.length === 0 || !canRetry || sendBatch(notCreated, false)
    }
    if (!wasChecked && notCreated.length === 0) return true
    const failure = isUnconfirmed ? null : failureOf(results)
    const hasResponse = failure !== null && failure.kind !== 'unknown-outcome'
    stop(hasResponse ? failureMessage(failure) : lostMessage(withOutcome('created').length))
    return false
  }

  const lostMessage = (found: number) =>
    lastRead
      ? `The server did not confirm the last rows. Your list of debts has ${found === 0 ? 'none' : found} of them.`
      : `The server did not confirm the last rows, and your list of debts could not be read. ${readFailureMessage}`

  async function sendAll() {
    const open = rowsToSend(state)
    for (let from = 0; from < open.length; from += batchLimits.rows) {
      const prepared = await prepare(open.slice(from, from + batchLimits.rows))
      for (const batch of splitIntoBatches(prepared, ({ debt }) => debt.body)) {
        if (!(await sendBatch(batch))) return
      }
    }
    stop('Some rows were not created because the server rejected others in their batch.')
  }

  /** One round at a time. */
  async function run(round: () => Promise<void>) {
    if (isRunning) return
    isRunning = true
    isStopping = false
    try {
      await round()
    } catch (thrown) {
      stop(toFailure(thrown).message)
    } finally {
      isRunning = false
    }
  }

  return {
    /** Sends the open rows; every round after the first verifies them first. */
    send: () =>
      run(async () => {
        const done = state.rows.length - rowsToSend(state).length
        const problem = hasSent ? await verifyOpenRows() : null
        hasSent = true
        if (problem) {
          stop(problem)
          return
        }
        update({ phase: 'sending', message: null, round: { startedAt: performance.now(), done } })
        await sendAll()
      }),

    checkAgain: () =>
      run(async () => {
        await verifyOpenRows()
        stop(
          lastRead
            ? 'This is what your list of debts shows now.'
            : `Your list of debts could not be read. ${readFailureMessage}`,
        )
      }),

    /** Stops after the current batch; a request under way is awaited. */
    stop() {
      isStopping = isRunning
    },

    /** Ends the current checks. The remaining pauses are still observed before anything more is sent. */
    stopChecking: () => stopChecking.abort(),
  }
}

export type BatchSender = ReturnType<typeof createBatchSender>
