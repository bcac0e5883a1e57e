import type { QueryClient } from '@tanstack/react-query'
import { invalidateDebts } from '@/api/cache'
import { debtBatch, readListForImport } from '@/api/debtor/create'
import { Failure, toFailure } from '@/api/http/errors'
import type { WriteOutcome } from '@/api/write/verified-write'
import { formatCount } from '@/lib/format-count'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { currentDay } from '@/session/today'
import { importState, isImportRunning, listedDebts, runCommand, setImport } from '../import-draft'
import type { SendResult } from '../sheet/protocol'

/** Why a round ends early, as a sentence for the screen. */
const stopped = (message: string) => new Failure('refused', { message })

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

const newSending = {
  /** `comparing`: the list is read anew before anything is sent; `looking`: for rows that were lost. */
  phase: 'comparing' as 'comparing' | 'sending' | 'looking' | 'paused' | 'stopped' | 'finished',
  /** The button that the person pressed; it is followed once the batch under way has been answered. */
  wish: 'send' as 'send' | 'pause' | 'stop',
  /** Rows that were added before the person confirmed the others. */
  addedBefore: 0,
  /** Milliseconds, of the last batch; 0 before the first. */
  msPerRow: 0,
}

/** The state of sending, over all rounds. The sheet knows what became of the rows. */
export type Sending = typeof newSending

const sendingNow = () => importState().sending ?? newSending
const countOf = (rows: 'ready' | 'notConfirmed' | 'added' | 'refused') =>
  importState().summary?.counts[rows] ?? 0
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
  const addedBefore = phase === 'comparing' ? countOf('added') : sendingNow().addedBefore
  const sending = { ...sendingNow(), phase, wish: 'send' as const, addedBefore }
  setImport({ sending, problem: null, stopReason: null })
  const run = async (lock?: Lock | null) => {
    if (lock !== null) return runRound(queryClient, phase)
    throw stopped(
      'Another tab of this browser is importing debts. Wait until it has finished, then try again.',
    )
  }
  const { locks } = navigator as { locks?: LockManager }
  const lockName = `import:${session.userId()}`
  const running = locks ? locks.request(lockName, { ifAvailable: true }, run) : run()
  const reason = await running.then(() => null).catch((thrown) => toFailure(thrown).message)
  void invalidateDebts(queryClient)
  endRound(reason)
}

/** @throws {Failure} why it ends before all rows are sent, unless the person stopped it */
async function runRound(queryClient: QueryClient, start: Sending['phase']): Promise<void> {
  if (start === 'looking') return stopAfter(await runBatch(queryClient, 'looking'))
  const today = currentDay()
  if (importState().summary?.decisions.today !== today) await runCommand('decide', { today })
  await compare(queryClient, start === 'sending')
  // Rows whose outcome is recorded are no longer ready.
  while (sendingNow().wish === 'send' && countOf('ready') + countOf('notConfirmed') > 0)
    stopAfter(await runBatch(queryClient, 'sending'))
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
  // After the list, so that nothing is sent again that arrived while it was read.
  if (countOf('notConfirmed') > 0) {
    const batch = await runBatch(queryClient, 'looking')
    // Where some rows have arrived meanwhile, the others may be on their way.
    const isArriving = batch.outcomes.some(({ outcome }) => outcome === 'saved')
    if (!batch.isRead || (isArriving && countOf('notConfirmed') > 0)) stopAfter(batch)
  }
  setImport({ summary: await runCommand('compare', listedDebts(list)) })
  if (!isResumed && countOf('ready') === 0)
    throw stopped('All of these rows are already in your list of debts. They are under “Left out”.')
}

/** Sends or looks for the rows that were lost, which go first, or the next ones that are ready. */
async function runBatch(queryClient: QueryClient, phase: 'sending' | 'looking') {
  update({ phase })
  const rows = await runCommand('batch', countOf('notConfirmed') > 0 ? 'not-confirmed' : 'ready')
  const bodies = rows.map(({ body }) => body)
  const batch = debtBatch(queryClient, bodies)
  const startedAt = performance.now()
  const onLooking = () => update({ phase: 'looking' })
  const outcomes = await (phase === 'sending' ? batch.send(onLooking) : batch.look())
  if (phase === 'sending') update({ msPerRow: (performance.now() - startedAt) / rows.length })
  const results = rows.flatMap(({ rowNumber }, index) => resultOf(rowNumber, outcomes[index]))
  setImport({ summary: await runCommand('recordResults', results) })
  return { outcomes, isRead: batch.isRead }
}

const ofWholeRow = (message: string) => [{ path: '', message }]
const unexplained = ofWholeRow('The server refused this row without a reason')
const unconfirmed = ofWholeRow('This debt may not have been saved: the server did not confirm it')

/** The result that the sheet records for a row; empty for a row that was not sent. */
function resultOf(rowNumber: number, result?: WriteOutcome): SendResult[] {
  if (result?.outcome === 'saved')
    return [{ rowNumber, sent: 'added', debtId: result.id, reasons: [] }]
  if (result?.outcome === 'unconfirmed')
    return [{ rowNumber, sent: 'not-confirmed', reasons: unconfirmed }]
  if (result?.outcome !== 'refused') return []
  const { fields } = result.failure
  return [{ rowNumber, sent: null, reasons: fields.length > 0 ? fields : unexplained }]
}

function endRound(reason: string | null) {
  const { phase, wish, addedBefore } = sendingNow()
  if (phase === 'comparing' && (reason || wish === 'stop')) {
    setImport({ sending: null })
    if (reason) showReason(`Nothing was sent. ${reason}`)
  } else if (countOf('ready') + countOf('notConfirmed') === 0) {
    update({ phase: 'finished' })
    if (countOf('added') > addedBefore) snackbar.success(thanks)
    const refused = formatCount(countOf('refused'), 'row was', 'rows were')
    if (countOf('refused') > 0) snackbar.error(`${refused} not added. The reasons are on the page.`)
  } else if (wish === 'pause' && !reason) {
    update({ phase: 'paused' })
  } else {
    update({ phase: 'stopped' })
    showReason(reason ?? 'You stopped the import. The other rows were not sent.')
  }
}

/** Shows why a round ended where it stays and, by decision 25, in the snackbar. */
function showReason(stopReason: string) {
  setImport({ stopReason })
  snackbar.error(stopReason)
}

/** A browser or a server may repeat a request by itself. */
const copied =
  'Some of these debts are in your list more than once. Tell us, so that we claim each of them once.'
const unsure = 'The last rows may not have been saved: the server did not confirm them'

/** @throws {Failure} why sending stops after a batch, if it does */
function stopAfter({ outcomes, isRead }: Awaited<ReturnType<typeof runBatch>>): void {
  const unsaved = outcomes.flatMap((result) => (result.outcome === 'saved' ? [] : result))
  const lost = unsaved.find(({ outcome }) => outcome === 'unconfirmed')
  const isCopied = outcomes.some((result) => result.outcome === 'saved' && result.copies)
  if (isCopied) setImport({ stopReason: copied })
  const remark = isCopied ? ` ${copied}` : ''
  if (lost && !isRead)
    throw stopped(`${unsure}, and your list of debts could not be read. ${textOf(lost.failure)}`)
  const found = outcomes.filter((result) => result.outcome === 'saved' && result.isFound).length
  if (found > 0 && !lost)
    throw stopped(
      `The server did not confirm the last rows, but your list of debts has all of them.${remark}`,
    )
  if (lost) throw stopped(`${unsure}. Your list of debts has ${found || 'none'} of them.${remark}`)
  // The rows that were not blamed in a refused list were looked for, and are sent with the next batch.
  const isRefused = unsaved.some(({ outcome }) => outcome === 'refused')
  if (unsaved[0] && !isRefused) throw stopped(textOf(unsaved[0].failure))
}

/** These have no sentence of the server's. */
const failureTexts: Partial<Record<Failure['kind'], string>> = {
  'no-network': 'We could not reach the server. Check your connection, then continue.',
  server: 'The server is not responding. Wait a minute, then continue.',
  'logged-out': 'Your session has ended. Continue once you are logged in.',
}
const textOf = ({ kind, message }: Failure): string => failureTexts[kind] ?? message
