import type { QueryClient } from '@tanstack/react-query'
import { createDebtors, lookForDebtors, type RowOutcome } from '@/api/debtor/create'
import { type Failure, formatWait } from '@/api/http/errors'
import { debtorName } from '@/rules/debtor-name'
import type { FailedRow, Sending } from '../import-state'
import type { SendRow, Summary } from '../sheet/protocol'
import type { SheetHandle } from '../sheet/sheet-handle'

const isTooLarge = (outcome: RowOutcome) =>
  outcome.outcome === 'not-sent' && outcome.failure.status === 413

const notConfirmed = [
  { path: '', message: 'This debt may not have been saved: the server did not confirm it' },
]
const noReason = [{ path: '', message: 'The server refused this row without a reason' }]

function failedRow(
  { rowNumber, body }: SendRow,
  { outcome, failure }: Exclude<RowOutcome, { outcome: 'created' | 'not-sent' }>,
): FailedRow {
  const row = { rowNumber, debtor: debtorName(body), reference: body.customer_ref }
  if (outcome === 'unconfirmed') return { ...row, outcome: 'not-confirmed', reasons: notConfirmed }
  const reasons = failure.fields.length > 0 ? failure.fields : noReason
  return { ...row, outcome: 'refused', reasons }
}

/**
 * Sends the ready rows of a sheet in batches. A row whose outcome is not confirmed is looked for
 * before it is sent again; the sheet keeps the outcome of every row.
 */
export function createSender(
  queryClient: QueryClient,
  sheet: SheetHandle,
  total: number,
  onChange: (sending: Sending, summary?: Summary) => void,
) {
  let sending: Sending = {
    phase: 'sending',
    total,
    added: 0,
    addedPence: 0,
    pace: { rows: 0, ms: 0 },
    failedRows: [],
    message: null,
  }
  let isRunning = false
  let wish: 'send' | 'pause' | 'stop' = 'send'
  let resume = () => {}
  let readyCount = total
  /** Rows that were sent and not confirmed, by their number. */
  const lostRows = new Map<number, SendRow>()

  function update(changes: Partial<Sending>, summary?: Summary) {
    sending = { ...sending, ...changes }
    onChange(sending, summary)
  }

  function stop(message: string | null) {
    const isFinished = readyCount === 0 && lostRows.size === 0
    update({ phase: isFinished ? 'finished' : 'stopped', message: isFinished ? null : message })
  }

  /** Stores the outcomes of rows that were sent or looked for. @returns whether the sheet is alive */
  async function record(rows: readonly SendRow[], outcomes: readonly RowOutcome[]) {
    const added: SendRow[] = []
    const failed: FailedRow[] = []
    for (const [index, row] of rows.entries()) {
      const result = outcomes[index]
      if (!result || result.outcome === 'not-sent') continue
      lostRows.delete(row.rowNumber)
      if (result.outcome === 'unconfirmed') lostRows.set(row.rowNumber, row)
      if (result.outcome === 'created') added.push(row)
      else failed.push(failedRow(row, result))
    }
    const recorded = await sheet.run('recordResults', {
      added: added.map(({ rowNumber }) => rowNumber),
      failed,
    })
    if (recorded.ok) readyCount = recorded.value.counts.ready
    const isSettled = new Set([...added, ...failed].map(({ rowNumber }) => rowNumber))
    const others = sending.failedRows.filter(({ rowNumber }) => !isSettled.has(rowNumber))
    update(
      {
        added: sending.added + added.length,
        addedPence: added.reduce((sum, { outstanding }) => sum + outstanding, sending.addedPence),
        failedRows: [...others, ...failed].sort((one, other) => one.rowNumber - other.rowNumber),
      },
      recorded.ok ? recorded.value : undefined,
    )
    if (!recorded.ok) stop(recorded.message)
    return recorded.ok
  }

  /** Waits while the person pauses. @returns whether to send the next batch */
  async function mayContinue(): Promise<boolean> {
    if (wish === 'pause') {
      update({ phase: 'paused' })
      await new Promise<void>((resolve) => {
        resume = resolve
      })
    }
    if (wish === 'stop') {
      stop('You stopped the import. The remaining rows were not sent.')
      return false
    }
    update({ phase: 'sending' })
    return true
  }

  /** @returns whether to go on with the next batch */
  async function sendRows(rows: readonly SendRow[], isRepeated = false): Promise<boolean> {
    if (!(await mayContinue())) return false
    const startedAt = performance.now()
    const outcomes = await createDebtors(
      queryClient,
      rows.map(({ body }) => body),
      { onLooking: () => update({ phase: 'looking' }) },
    )
    if (rows.length > 1 && outcomes.every(isTooLarge)) {
      const middle = Math.ceil(rows.length / 2)
      return (await sendRows(rows.slice(0, middle))) && sendRows(rows.slice(middle))
    }
    const { pace } = sending
    update({
      pace: { rows: pace.rows + rows.length, ms: pace.ms + performance.now() - startedAt },
    })
    if (!(await record(rows, outcomes))) return false
    const isRefused = outcomes.some(({ outcome }) => outcome === 'refused')
    const isUnconfirmed = outcomes.some(({ outcome }) => outcome === 'unconfirmed')
    const notSent = rows.filter((_, index) => outcomes[index]?.outcome === 'not-sent')
    if (isRefused && !isUnconfirmed) {
      // The other rows of the batch were just looked for, and are not there.
      return notSent.length === 0 || isRepeated || sendRows(notSent, true)
    }
    const message = stopMessage(outcomes)
    if (message) stop(message)
    return message === null
  }

  /** @returns why nothing may be sent; null if all rows that were lost have been looked for */
  async function lookForLostRows(): Promise<string | null> {
    const rows = [...lostRows.values()]
    if (rows.length === 0) return null
    update({ phase: 'looking', message: null })
    const outcomes = await lookForDebtors(
      queryClient,
      rows.map(({ body }) => body),
    )
    if (!(await record(rows, outcomes))) return sending.message
    const unread = outcomes.flatMap((result) =>
      result.outcome === 'unconfirmed' && result.failure.kind !== 'unknown-outcome'
        ? [result.failure]
        : [],
    )
    return unread[0] ? `Your list of debts could not be read. ${failureMessage(unread[0])}` : null
  }

  async function sendAll() {
    const problem = await lookForLostRows()
    if (problem) return stop(problem)
    const lost = [...lostRows.values()]
    if (lost.length > 0 && !(await sendRows(lost))) return
    let afterRow = 0
    for (;;) {
      const batch = await sheet.run('batchAfter', afterRow)
      if (!batch.ok) return stop(batch.message)
      const last = batch.value.at(-1)
      if (!last) break
      if (!(await sendRows(batch.value))) return
      afterRow = last.rowNumber
    }
    stop('Some rows could not be added because the server refused others sent with them.')
  }

  /** One round at a time. */
  async function runRound(round: () => Promise<void>) {
    if (isRunning) return
    isRunning = true
    wish = 'send'
    await round()
    isRunning = false
  }

  return {
    /** Sends the rows that are not added yet, after looking for those that were lost. */
    send: () => runRound(sendAll),
    /** Looks for the rows that were lost; nothing is sent. */
    checkAgain: () =>
      runRound(async () =>
        stop((await lookForLostRows()) ?? 'This is what your list of debts shows now.'),
      ),
    /** Stops or pauses after the batch under way. */
    pause() {
      wish = 'pause'
      update({ phase: 'pausing' })
    },
    stop() {
      wish = 'stop'
      update({ phase: 'stopping' })
      resume()
    },
    resume() {
      wish = 'send'
      resume()
    },
  }
}

export type Sender = ReturnType<typeof createSender>

/** Why sending stops after a batch; null if it goes on. */
function stopMessage(outcomes: readonly RowOutcome[]): string | null {
  const failures = (kind: RowOutcome['outcome']): Failure[] =>
    outcomes.flatMap((result) =>
      result.outcome === kind && 'failure' in result ? [result.failure] : [],
    )
  const [lost] = failures('unconfirmed')
  const found = outcomes.filter((result) => result.outcome === 'created' && result.isFound).length
  if (lost && lost.kind !== 'unknown-outcome') {
    return `The last rows may not have been saved: the server did not confirm them, and your list of debts could not be read. ${failureMessage(lost)}`
  }
  if (lost || found > 0) {
    return `The last rows may not have been saved: the server did not confirm them. Your list of debts has ${found === 0 ? 'none' : found} of them.`
  }
  const [notSent] = failures('not-sent')
  return notSent ? failureMessage(notSent) : null
}

/** Why nothing was sent, and what to do. @param next what to do once the cause is gone */
export function failureMessage(
  { kind, retryAfter, message }: Failure,
  next: 'send the rest' | 'try again' = 'send the rest',
): string {
  switch (kind) {
    case 'logged-out':
      return `Your session has ended. Log in again, then ${next}.`
    case 'throttled':
      return `You have sent too many requests. Wait ${retryAfter === null ? 'a minute' : formatWait(retryAfter)}, then ${next}.`
    case 'no-network':
      return `There is no connection to the server. Once you are online, ${next}.`
    case 'server':
      return `The server is not responding. Wait a minute, then ${next}.`
    default:
      return message
  }
}
