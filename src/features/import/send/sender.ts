import type { QueryClient } from '@tanstack/react-query'
import { invalidateDebts } from '@/api/cache'
import { areCopied, debtBatch, readListForImport } from '@/api/debtor/create'
import { Failure, toFailure } from '@/api/http/errors'
import type { WriteOutcome } from '@/api/write/verified-write'
import { formatCount } from '@/lib/format-count'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { currentDay } from '@/session/today'
import {
  type ImportState,
  importState,
  isImportRunning,
  listedDebts,
  runCommand,
  setImport,
} from '../import-draft'
import type { SendResult } from '../sheet/protocol'

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

const countOf = (rows: 'ready' | 'notConfirmed' | 'added' | 'refused') =>
  importState().summary?.counts[rows] ?? 0

/** `comparing` imports all rows that are ready; `sending` the rest; `looking` sends nothing. */
type Round = 'comparing' | 'sending' | 'looking'

/** Pauses or stops once the batch under way has been answered. */
export function setWish(wish: ImportState['wish']) {
  setImport({ wish })
  if (importState().phase === 'paused') endRound(null)
}

/**
 * Starts a round of the import: one at a time, in one tab at a time. Without Web Locks, which pages from
 * an insecure origin lack, it runs all the same: the comparison with the list finds what is there.
 */
export async function startRound(queryClient: QueryClient, phase: Round): Promise<void> {
  if (isImportRunning() && importState().phase !== 'paused') return
  // The reason why the last round ended may no longer be true.
  const shown = snackbar.queue().find(({ message }) => message === importState().stopReason)
  if (shown) snackbar.close(shown.id)
  const addedBefore = phase === 'comparing' ? countOf('added') : importState().addedBefore
  setImport({ phase, wish: 'send', addedBefore, problem: null, stopReason: null })
  const run = async (lock?: Lock | null) =>
    lock === null
      ? 'Another tab of this browser is importing debts. Wait until it has finished, then try again.'
      : runRound(queryClient, phase)
  const lockName = `import:${session.userId()}`
  const running = navigator.locks?.request(lockName, { ifAvailable: true }, run) ?? run()
  const reason = await running.catch((thrown) => toFailure(thrown).message)
  if (countOf('added') > addedBefore && (await areCopied(queryClient).catch(() => false)))
    setImport({ stopReason: copied })
  void invalidateDebts(queryClient)
  endRound(reason)
}

/** @returns why it ends before all rows are sent, unless the person stopped it */
async function runRound(queryClient: QueryClient, start: Round) {
  if (start === 'looking') return runBatch(queryClient, 'looking')
  await runCommand((sheet) => sheet.decide({ today: currentDay() }))
  // Another tab or person may have added rows while this import stood still.
  const isResumed = start === 'sending'
  const list = await readListForImport(queryClient, isResumed).catch(toFailure)
  if (list instanceof Failure)
    return `We could not load your debts, so we could not compare the rows with them. ${textOf(list)}`
  // Rows that arrived while the list was read are not sent again.
  let reason = countOf('notConfirmed') > 0 ? await runBatch(queryClient, 'looking', true) : null
  if (reason) return reason
  // Leaves out what the list has, apart from what this import has added.
  setImport({ summary: await runCommand((sheet) => sheet.compare(listedDebts(list))) })
  if (!isResumed && countOf('ready') === 0)
    return 'All of these rows are already in your list of debts. They are under “Left out”.'
  // Rows whose outcome is recorded are no longer ready.
  while (!reason && importState().wish === 'send' && countOf('ready') + countOf('notConfirmed') > 0)
    reason = await runBatch(queryClient, 'sending')
  return reason
}

const unsure = 'The last rows may not have been saved: the server did not confirm them'
const copied =
  'Some of these debts are in your list more than once. Tell us, so that we claim each of them once.'

/**
 * Sends or looks for the rows that were lost, which go first, or the next ones that are ready.
 * @param isResent rows that are not found are sent next
 * @returns why sending stops after them; null if it goes on
 */
async function runBatch(queryClient: QueryClient, phase: 'sending' | 'looking', isResent = false) {
  setImport({ phase })
  const status = countOf('notConfirmed') > 0 ? 'not-confirmed' : 'ready'
  const rows = await runCommand((sheet) => sheet.batch(status))
  const bodies = rows.map(({ body }) => body)
  const batch = debtBatch(queryClient, bodies)
  const startedAt = performance.now()
  const onLooking = () => setImport({ phase: 'looking' })
  const outcomes = await (phase === 'sending' ? batch.send(onLooking) : batch.look())
  if (phase === 'sending') setImport({ msPerRow: (performance.now() - startedAt) / rows.length })
  const results = rows.flatMap(({ rowNumber }, index) => resultOf(rowNumber, outcomes[index]))
  setImport({ summary: await runCommand((sheet) => sheet.recordResults(results)) })

  const saved = outcomes.filter((result) => result.outcome === 'saved')
  const unsaved = outcomes.filter((result) => result.outcome !== 'saved')
  const lost = unsaved.find(({ outcome }) => outcome === 'unconfirmed')
  const found = saved.filter(({ isFound }) => isFound).length
  if (lost && !batch.isRead)
    return `${unsure}, and your list of debts could not be read. ${textOf(lost.failure)}`
  // Where some rows have arrived meanwhile, the others may be on their way.
  if (isResent && !(lost && found > 0)) return null
  if (lost) return `${unsure}. Your list of debts has ${found || 'none'} of them.`
  if (found > 0)
    return 'The server did not confirm the last rows, but your list of debts has all of them.'
  // The rows that were not blamed in a refused list were looked for, and are sent with the next batch.
  const isRefused = unsaved.some(({ outcome }) => outcome === 'refused')
  return unsaved[0] && !isRefused ? textOf(unsaved[0].failure) : null
}

/** The result that the sheet records for a row; empty for a row that was not sent. */
function resultOf(rowNumber: number, result?: WriteOutcome): SendResult[] {
  if (!result || result.outcome === 'not-sent') return []
  if (result.outcome === 'saved')
    return [{ rowNumber, sent: 'added', debtId: result.id, reasons: [] }]
  const isLost = result.outcome === 'unconfirmed'
  const message = isLost
    ? 'This debt may not have been saved: the server did not confirm it'
    : 'The server refused this row without a reason'
  const { fields } = result.failure
  const reasons = isLost || fields.length === 0 ? [{ path: '', message }] : fields
  return [{ rowNumber, sent: isLost ? 'not-confirmed' : null, reasons }]
}

function endRound(reason: string | null) {
  const { phase, wish, addedBefore } = importState()
  if (phase === 'comparing' && (reason || wish === 'stop')) {
    setImport({ phase: null })
    if (reason) showReason(`Nothing was sent. ${reason}`)
  } else if (countOf('ready') + countOf('notConfirmed') === 0) {
    setImport({ phase: 'finished' })
    if (countOf('added') > addedBefore) snackbar.success(thanks)
    const refused = formatCount(countOf('refused'), 'row was', 'rows were')
    if (countOf('refused') > 0) snackbar.error(`${refused} not added. The reasons are on the page.`)
  } else if (wish === 'pause' && !reason) {
    setImport({ phase: 'paused' })
  } else {
    setImport({ phase: 'stopped' })
    showReason(reason ?? 'You stopped the import. The other rows were not sent.')
  }
}

/** Shows why a round ended where it stays and, by decision 25, in the snackbar. */
function showReason(reason: string) {
  const stopReason = [reason, importState().stopReason].filter(Boolean).join(' ')
  setImport({ stopReason })
  snackbar.error(stopReason)
}

/** These have no sentence of the server's. */
const failureTexts: Partial<Record<Failure['kind'], string>> = {
  'no-network': 'We could not reach the server. Check your connection, then continue.',
  server: 'The server is not responding. Wait a minute, then continue.',
  'logged-out': 'Your session has ended. Continue once you are logged in.',
}
const textOf = ({ kind, message }: Failure): string => failureTexts[kind] ?? message
