import type { QueryClient } from '@tanstack/react-query'
import { invalidateDebts } from '@/api/cache'
import { debtBatch, readListForImport } from '@/api/debtor/create'
import { Failure, toFailure } from '@/api/http/errors'
import type { WriteOutcome } from '@/api/write/verified-write'
import { formatCount } from '@/lib/format-count'
import type { Pence } from '@/rules/money'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { importState, isImportRunning, listedDebts, runCommand, setImport } from '../import-draft'
import type { SendResult, SendRow } from '../sheet/protocol'

/** Why a round ends early, as a sentence for the screen. */
const stopped = (message: string) => new Failure('refused', { message })

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

const newSending = {
  /** `comparing`: the list is read anew before anything is sent; `looking`: for rows that were lost. */
  phase: 'comparing' as 'comparing' | 'sending' | 'looking' | 'paused' | 'stopped' | 'finished',
  /** The button that the person pressed; it is followed once the batch under way has been answered. */
  wish: 'send' as 'send' | 'pause' | 'stop',
  /** Rows that the person confirmed, without those that the list has got since. */
  total: 0,
  /** The ids of the debts that were added. */
  addedIds: [] as readonly number[],
  addedPence: 0 as Pence,
  /** Milliseconds, of the last batch; 0 before the first. */
  msPerRow: 0,
}

/** The state of sending, over all rounds. */
export type Sending = typeof newSending

const sendingNow = () => importState().sending ?? newSending
const readyRows = () => importState().summary?.counts.ready ?? 0
const lostRows = () => importState().summary?.counts.notConfirmed ?? 0
const update = (changes: Partial<Sending>) =>
  setImport({ sending: { ...sendingNow(), ...changes } })

/** Pauses or stops once the batch under way has been answered. */
export function setWish(wish: Sending['wish']) {
  update({ wish })
  if (sendingNow().phase === 'paused') endRound(null)
}

/**
 * Starts a round of the import: one at a time, in one tab at a time. Without Web Locks, which pages from
 * an insecure origin lack, it runs all the same: the comparison with the list finds what is there.
 * @param phase `comparing` imports all rows that are ready; `sending` the rest; `looking` sends nothing
 */
export async function startRound(
  queryClient: QueryClient,
  phase: 'comparing' | 'sending' | 'looking',
): Promise<void> {
  if (isImportRunning() && sendingNow().phase !== 'paused') return
  const before = phase === 'comparing' ? { ...newSending, total: readyRows() } : sendingNow()
  const sending = { ...before, phase, wish: 'send' as const }
  setImport({ step: 'import', problem: null, stopReason: null, sending })
  const run = async (lock?: Lock | null) => {
    if (lock !== null) return runRound(queryClient, phase)
    throw stopped(
      'Another tab of this browser is importing debts. Wait until it has finished, then try again.',
    )
  }
  const { locks } = navigator as { locks?: LockManager }
  const lockName = `import:${session.userId()}`
  const running = locks ? locks.request(lockName, { ifAvailable: true }, run) : run()
  const reason = await running.then(
    () => null,
    (thrown) => toFailure(thrown).message,
  )
  void invalidateDebts(queryClient)
  endRound(reason)
}

/** @throws {Failure} why it ends before all rows are sent, unless the person stopped it */
async function runRound(queryClient: QueryClient, start: Sending['phase']): Promise<void> {
  if (start === 'looking') return lookForLost(queryClient)
  await compare(queryClient, start === 'sending')
  while (sendingNow().wish === 'send') {
    const { rows, batch } = await nextBatch(queryClient)
    // Rows whose outcome is recorded are no longer ready.
    if (rows.length === 0) return
    update({ phase: 'sending' })
    const startedAt = performance.now()
    const outcomes = await batch.send(() => update({ phase: 'looking' }))
    update({ msPerRow: (performance.now() - startedAt) / rows.length })
    await record(rows, outcomes)
    stopAfter(batch, outcomes)
  }
}

/** The rows that were lost, which go first, or the next ones that are ready. */
async function nextBatch(queryClient: QueryClient) {
  const rows = await runCommand('batch', lostRows() > 0 ? 'not-confirmed' : 'ready')
  const bodies = rows.map(({ body }) => body)
  return { rows, batch: debtBatch(queryClient, bodies) }
}

/**
 * Reads the list anew and leaves out what it has, apart from what this import has added.
 * @param isResumed another tab or person may have added rows while this import stood still
 * @throws {Failure} why nothing may be sent
 */
async function compare(queryClient: QueryClient, isResumed: boolean): Promise<void> {
  const list = await readListForImport(queryClient, isResumed).catch((thrown) => {
    const text = textOf(toFailure(thrown))
    throw stopped(
      `We could not load your debts, so we could not compare the rows with them. ${text}`,
    )
  })
  // Last, so that nothing is sent again that arrived while the list was read.
  await lookForLost(queryClient)
  const { addedIds, total } = sendingNow()
  const ownIds = new Set(addedIds)
  const others = list.filter(({ id }) => !ownIds.has(id))
  const readyBefore = readyRows()
  setImport({ summary: await runCommand('compare', listedDebts(others)) })
  update({ total: total - (readyBefore - readyRows()) })
  if (!isResumed && readyRows() === 0)
    throw stopped('All of these rows are already in your list of debts. They are under “Left out”.')
}

/** Looks for the rows that were lost. @throws {Failure} if the list cannot be read for them */
async function lookForLost(queryClient: QueryClient): Promise<void> {
  if (lostRows() === 0) return
  update({ phase: 'looking' })
  const { rows, batch } = await nextBatch(queryClient)
  const outcomes = await batch.look()
  await record(rows, outcomes)
  if (!batch.isRead) stopAfter(batch, outcomes)
}

/** Stores the outcomes of rows that were sent or looked for. */
async function record(rows: readonly SendRow[], outcomes: readonly WriteOutcome[]) {
  const results = rows.flatMap(({ rowNumber }, index): SendResult[] => {
    const result = outcomes[index]
    if (result?.outcome === 'saved') return [{ rowNumber, sent: 'added', reasons: [] }]
    if (result?.outcome === 'unconfirmed')
      return [{ rowNumber, sent: 'not-confirmed', reasons: [unconfirmed] }]
    if (result?.outcome !== 'refused') return []
    const { fields } = result.failure
    return [{ rowNumber, sent: null, reasons: fields.length > 0 ? fields : [unexplained] }]
  })
  // First, so that no row is taken for unsent whose debt is known as added by this import.
  setImport({ summary: await runCommand('recordResults', results) })
  const { addedIds, addedPence } = sendingNow()
  const added = rows.filter((_, index) => outcomes[index]?.outcome === 'saved')
  const ids = outcomes.flatMap((result) => (result.outcome === 'saved' ? result.id : []))
  update({
    addedIds: [...addedIds, ...ids],
    addedPence: added.reduce((sum, { outstanding }) => sum + outstanding, addedPence),
  })
}

const ofWholeRow = (message: string) => ({ path: '', message })
const unexplained = ofWholeRow('The server refused this row without a reason')
const unconfirmed = ofWholeRow('This debt may not have been saved: the server did not confirm it')

/** Shows the outcome of a round. */
function endRound(reason: string | null) {
  const { phase, wish, total, addedIds } = sendingNow()
  const notAdded = total - addedIds.length
  if (phase === 'comparing' && (reason || wish === 'stop')) {
    setImport({ step: 'review', sending: null })
    if (reason) showReason(`Nothing was sent. ${reason}`)
  } else if (readyRows() + lostRows() === 0) {
    update({ phase: 'finished' })
    if (addedIds.length > 0) snackbar.success(thanks)
    const unsent = formatCount(notAdded, 'row was', 'rows were')
    if (notAdded > 0) snackbar.error(`${unsent} not added. The reasons are on the page.`)
  } else if (wish === 'pause' && !reason) {
    update({ phase: 'paused' })
  } else {
    update({ phase: 'stopped' })
    if (reason || wish === 'stop')
      showReason(reason ?? 'You stopped the import. The other rows were not sent.')
    else setImport({ stopReason: 'This is what your list of debts shows now.' })
  }
}

/** Shows why a round ended where it stays and, by decision 25, in the snackbar. */
function showReason(stopReason: string) {
  setImport({ stopReason })
  snackbar.error(stopReason)
}

const unsure = 'The last rows may not have been saved: the server did not confirm them'

/** @throws {Failure} why sending stops after a batch, if it does */
function stopAfter({ isRead }: { isRead: boolean }, outcomes: readonly WriteOutcome[]): void {
  const unsaved = outcomes.flatMap((result) => (result.outcome === 'saved' ? [] : result))
  const found = outcomes.filter((result) => result.outcome === 'saved' && result.isFound).length
  const lost = unsaved.find(({ outcome }) => outcome === 'unconfirmed')
  if (lost && !isRead)
    throw stopped(`${unsure}, and your list of debts could not be read. ${textOf(lost.failure)}`)
  if (found === outcomes.length)
    throw stopped(
      'The server did not confirm the last rows, but your list of debts has all of them.',
    )
  if (lost || found > 0)
    throw stopped(`${unsure}. Your list of debts has ${found || 'none'} of them.`)
  // The rows that were not blamed in a refused list were looked for, and are sent with the next batch.
  const isRefused = unsaved.some(({ outcome }) => outcome === 'refused')
  if (unsaved[0] && !isRefused) throw stopped(textOf(unsaved[0].failure))
}

/** These have no sentence of the server's. */
const failureTexts: Partial<Record<Failure['kind'], string>> = {
  'no-network': 'There is no connection to the server. Continue once you are online.',
  server: 'The server is not responding. Wait a minute, then continue.',
  'logged-out': 'Your session has ended. Continue once you are logged in.',
}
const textOf = ({ kind, message }: Failure): string => failureTexts[kind] ?? message
