import type { DebtToCreate } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { type Failure, toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import type { CreatableResource, WriteAttempt } from '@/api/write/attempt'
import { postAndVerify } from '@/api/write/send-and-verify'
import { verify } from '@/api/write/verify'
import type { RowIssue, SentRow } from '../check/rows'
import { batchLimits, splitIntoBatches } from './batches'
import {
  createSendProgress,
  failureMessage,
  type PreparedRow,
  type Result,
  type RowOutcome,
  rowsToSend,
  rowsWithOutcome,
  type SendState,
} from './send-state'

export interface BatchSenderDeps {
  /** The rows to send, in order. */
  rows: readonly SentRow[]
  /** Parses the debts of the numbered rows and builds their request bodies. */
  debts: (rows: readonly number[]) => Promise<readonly DebtToCreate[]>
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

const isTooLarge = (result: Result) => result.outcome === 'refused' && result.failure.status === 413

/** The first failure of a batch. */
function failureOf(results: readonly Result[]): Failure | null {
  const failed = results.find(
    (result) => result.outcome === 'not-created' || result.outcome === 'refused',
  )
  return failed?.failure ?? null
}

/**
 * Sends rows in batches. Every round after the first verifies open rows before it sends, and an
 * unconfirmed row is never sent again.
 */
export function createBatchSender(deps: BatchSenderDeps, onChange: (state: SendState) => void) {
  const { attempt } = deps
  const progress = createSendProgress(deps.rows, onChange)
  const { state, update, stop } = progress
  let isRunning = false
  let isStopping = false
  let hasSent = false
  let stopChecking = new AbortController()
  let lastRead: Listing<Debtor> | null = null
  let readFailureMessage = ''
  const prepared = new Map<number, PreparedRow>()

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

  /** Builds each request body once: those of rows that are still open are kept. */
  async function prepare(rows: readonly SentRow[]): Promise<PreparedRow[]> {
    const isOpen = new Set(rows.map(({ row }) => row))
    for (const row of prepared.keys()) if (!isOpen.has(row)) prepared.delete(row)
    const missing = rows.filter(({ row }) => !prepared.has(row))
    const debts = await deps.debts(missing.map(({ row }) => row))
    missing.forEach((row, index) => {
      const debt = debts[index]
      if (debt) prepared.set(row.row, { ...row, debt })
    })
    return rows.flatMap(({ row }) => prepared.get(row) ?? [])
  }

  /** @returns the signal by which `stopChecking` ends the checks that follow */
  function renewStopSignal(): AbortSignal {
    stopChecking = new AbortController()
    return stopChecking.signal
  }

  const writeOptions = (rows: readonly SentRow[], stopSignal: AbortSignal) => ({
    attempt,
    stopChecking: stopSignal,
    onChecking: () => progress.startChecking(rows),
  })

  /** Excludes rows whose debts were added elsewhere since the comparison. */
  async function excludeAddedElsewhere(list: Listing<Debtor>) {
    const added = list.items.filter(
      ({ id }) => !attempt.baseline?.has(id) && !attempt.claimed.has(id),
    )
    const waiting = rowsWithOutcome(state(), 'waiting')
    if (added.length === 0 || waiting.length === 0) return
    const numbers = waiting.map(({ row }) => row)
    progress.leaveOut(await deps.matchingRows(numbers, added))
  }

  /**
   * Looks up every row that may have been created in the list of debts.
   * @returns why nothing more may be sent; null if sending can continue
   */
  async function verifyOpenRows(): Promise<string | null> {
    const stopSignal = renewStopSignal()
    // Precedes the preparation, during which "Send the rest" would do nothing.
    update({ phase: 'checking', message: null })
    const open = await prepare(rowsWithOutcome(state(), 'not-created', 'unconfirmed'))
    progress.applyResults(
      open,
      await verify(
        open.map(({ debt }) => debt),
        resource,
        writeOptions(open, stopSignal),
      ),
    )
    if (!lastRead) return `Your list of debts could not be read. ${readFailureMessage}`
    await excludeAddedElsewhere(lastRead)
    const isCutShort = stopChecking.signal.aborted && attempt.pausesMs.length > 0
    const isResolved = rowsWithOutcome(state(), 'not-created', 'unconfirmed').length === 0
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
      writeOptions(batch, renewStopSignal()),
    )
    if (batch.length > 1 && results.every(isTooLarge)) {
      const middle = Math.ceil(batch.length / 2)
      return (await sendBatch(batch.slice(0, middle))) && sendBatch(batch.slice(middle))
    }
    const wasChecked = state().phase === 'checking'
    progress.applyResults(batch, results)
    const withOutcome = (outcome: RowOutcome) =>
      batch.filter(({ row }) => progress.outcomeOf(row) === outcome)
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
    const open = rowsToSend(state())
    for (let from = 0; from < open.length; from += batchLimits.rows) {
      const rows = await prepare(open.slice(from, from + batchLimits.rows))
      for (const batch of splitIntoBatches(rows, ({ debt }) => debt.body)) {
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
        const done = state().rows.length - rowsToSend(state()).length
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
