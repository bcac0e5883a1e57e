import type { QueryClient } from '@tanstack/react-query'
import { invalidateDebts } from '@/api/cache'
import { debtBatch, readListForImport } from '@/api/debtor/create'
import { Failure, toFailure } from '@/api/http/errors'
import type { WriteOutcome } from '@/api/write/verified-write'
import { formatCount } from '@/lib/format-count'
import type { Pence } from '@/rules/money'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import {
  changeSheet,
  compareWithList,
  importState,
  isImportRunning,
  runCommand,
  setImport,
} from '../import-draft'
import type { SendResults, SendRow } from '../sheet/protocol'

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

const newSending = {
  /** `comparing`: the list is read anew before anything is sent; `looking`: for rows that were lost. */
  phase: 'comparing' as 'comparing' | 'sending' | 'looking' | 'paused' | 'stopped' | 'finished',
  /** The button that the person pressed; it is followed once the batch under way has been answered. */
  wish: 'send' as 'send' | 'pause' | 'stop',
  /** Rows that the person confirmed, without those that the list has got since. */
  total: 0,
  added: 0,
  addedIds: [] as readonly number[],
  addedPence: 0 as Pence,
  /** Of the last batch; null before the first. */
  msPerRow: null as number | null,
  /** Why it stopped. */
  message: null as string | null,
}

/** The state of sending, over all rounds. */
export type Sending = typeof newSending

const sendingNow = () => importState().sending ?? newSending
const readyRows = () => importState().summary?.counts.ready ?? 0
const lostRows = () => importState().summary?.counts.notConfirmed ?? 0
const update = (changes: Partial<Sending>) =>
  setImport({ sending: { ...sendingNow(), ...changes } })

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
  const sending = { ...before, phase, wish: 'send' as const, message: null }
  setImport({ step: 'import', problem: null, unsentReason: null, sending })
  const run = () => runRound(queryClient, phase)
  const locks = navigator.locks as LockManager | undefined
  const reason = await (locks
    ? locks.request(`import:${session.userId()}`, { ifAvailable: true }, (lock) =>
        lock ? run() : otherTab,
      )
    : run())
  void invalidateDebts(queryClient)
  endRound(reason)
}

const otherTab =
  'Another tab of this browser is importing debts. Wait until it has finished, then try again.'

/** Pauses or stops once the batch under way has been answered. */
export function setWish(wish: Sending['wish']) {
  update({ wish })
  if (sendingNow().phase === 'paused') endRound(null)
}

/** @returns why it ended before all rows were sent, if the person did not end it */
async function runRound(queryClient: QueryClient, start: Sending['phase']): Promise<string | null> {
  let reason =
    start === 'looking'
      ? ((await lookForLost(queryClient)) ?? 'This is what your list of debts shows now.')
      : await compare(queryClient, start === 'sending')
  while (!reason && sendingNow().wish === 'send') {
    const rows = await runCommand('batch', lostRows() > 0 ? 'not-confirmed' : 'ready')
    if (!rows.ok) return rows.message
    // Rows whose outcome is recorded are no longer ready.
    if (rows.value.length === 0) return null
    update({ phase: 'sending' })
    const startedAt = performance.now()
    const batch = batchOf(queryClient, rows.value)
    const outcomes = await batch.send(() => update({ phase: 'looking' }))
    update({ msPerRow: (performance.now() - startedAt) / rows.value.length })
    reason = (await record(rows.value, outcomes)) ?? stopReason(batch, outcomes)
  }
  return reason
}

const batchOf = (queryClient: QueryClient, rows: readonly SendRow[]) =>
  debtBatch(
    queryClient,
    rows.map(({ body }) => body),
  )

/**
 * Reads the list anew and leaves out what it has, apart from what this import has added.
 * @param isResumed another tab or person may have added rows while this import stood still
 * @returns why nothing may be sent
 */
async function compare(queryClient: QueryClient, isResumed: boolean): Promise<string | null> {
  const list = await readListForImport(queryClient, isResumed).catch(toFailure)
  if (list instanceof Failure)
    return `We could not load your debts, so we could not compare the rows with them. ${textOf(list)}`
  // Last, so that nothing is sent again that arrived while the list was read.
  const unread = await lookForLost(queryClient)
  if (unread) return unread
  const { addedIds, total, wish } = sendingNow()
  const ownIds = new Set(addedIds)
  const readyBefore = readyRows()
  const problem = await compareWithList(list.filter(({ id }) => !ownIds.has(id)))
  if (problem) return problem
  const listed = readyBefore - readyRows()
  if (isResumed && listed > 0) {
    const rows = formatCount(listed, 'row is', 'rows are')
    const message = `${rows} in your list of debts by now, and will not be sent.`
    update({ total: total - listed, message })
    return message
  }
  if (!isResumed && readyRows() === 0)
    return 'All of these rows are already in your list of debts. They are under “Left out”.'
  if (wish !== 'stop') update({ phase: 'sending', total: total - listed })
  return null
}

/** @returns why nothing may be sent; null if all rows that were lost have been looked for */
async function lookForLost(queryClient: QueryClient): Promise<string | null> {
  if (lostRows() === 0) return null
  const rows = await runCommand('batch', 'not-confirmed')
  if (!rows.ok) return rows.message
  update({ phase: 'looking' })
  const batch = batchOf(queryClient, rows.value)
  const outcomes = await batch.look()
  return (await record(rows.value, outcomes)) ?? unreadReason(batch, outcomes)
}

/** Stores the outcomes of rows that were sent or looked for. @returns why they cannot be stored */
function record(rows: readonly SendRow[], outcomes: readonly WriteOutcome[]) {
  const added = rows.filter((_, index) => outcomes[index]?.outcome === 'saved')
  const failed = rows.flatMap(({ rowNumber }, index): SendResults['failed'] => {
    const result = outcomes[index]
    if (result?.outcome === 'unconfirmed')
      return [{ rowNumber, outcome: 'not-confirmed', reasons: [unconfirmedReason] }]
    if (result?.outcome !== 'refused') return []
    const { fields } = result.failure
    return [{ rowNumber, outcome: 'refused', reasons: fields.length > 0 ? fields : [noReason] }]
  })
  const ids = outcomes.flatMap((result) => (result.outcome === 'saved' ? result.id : []))
  const before = sendingNow()
  update({
    added: before.added + added.length,
    addedIds: [...before.addedIds, ...ids],
    addedPence: added.reduce((sum, row) => sum + row.outstanding, before.addedPence),
  })
  const numbers = added.map(({ rowNumber }) => rowNumber)
  return changeSheet('recordResults', { added: numbers, failed })
}

const noReason = { path: '', message: 'The server refused this row without a reason' }
const unconfirmedReason = {
  path: '',
  message: 'This debt may not have been saved: the server did not confirm it',
}

/** Shows the outcome of a round where it stays and, by decision 25, in the snackbar. */
function endRound(reason: string | null) {
  const { phase, wish, total, added } = sendingNow()
  const stopped = wish === 'stop' ? 'You stopped the import. The other rows were not sent.' : null
  let message = reason ?? stopped
  if (phase === 'comparing') {
    message = reason && `Nothing was sent. ${reason}`
    setImport({ step: 'review', sending: null, unsentReason: message })
  } else if (readyRows() + lostRows() > 0)
    update({ phase: message ? 'stopped' : 'paused', message })
  else {
    update({ phase: 'finished' })
    if (added > 0) snackbar.success(thanks)
    const others = formatCount(total - added, 'row was', 'rows were')
    message = added < total ? `${others} not added. The reasons are on the page.` : null
  }
  if (message) snackbar.error(message)
}

const unsure = 'The last rows may not have been saved: the server did not confirm them'
type Batch = ReturnType<typeof debtBatch>

const unsaved = (outcomes: readonly WriteOutcome[]) =>
  outcomes.flatMap((result) => (result.outcome === 'saved' ? [] : result))
const findLost = (outcomes: readonly WriteOutcome[]) =>
  unsaved(outcomes).find(({ outcome }) => outcome === 'unconfirmed')

/** Says that rows are unconfirmed because the list could not be read for them. */
function unreadReason({ isRead }: Batch, outcomes: readonly WriteOutcome[]): string | null {
  const lost = findLost(outcomes)
  if (!lost || isRead) return null
  return `${unsure}, and your list of debts could not be read. ${textOf(lost.failure)}`
}

/** Why sending stops after a batch; null if it goes on. */
function stopReason(batch: Batch, outcomes: readonly WriteOutcome[]): string | null {
  const found = outcomes.filter((result) => result.outcome === 'saved' && result.isFound).length
  if (found > 0 || findLost(outcomes))
    return (
      unreadReason(batch, outcomes) ??
      `${unsure}. Your list of debts has ${found === 0 ? 'none' : found} of them.`
    )
  // The rows that were not blamed in a refused list were looked for, and are sent with the next batch.
  const unsent = unsaved(outcomes)
  if (unsent.some(({ outcome }) => outcome === 'refused')) return null
  return unsent[0] ? textOf(unsent[0].failure) : null
}

/** These have no sentence of the server's. */
const failureTexts: Partial<Record<Failure['kind'], string>> = {
  'no-network': 'There is no connection to the server. Continue once you are online.',
  server: 'The server is not responding. Wait a minute, then continue.',
}
const textOf = ({ kind, message }: Failure): string => failureTexts[kind] ?? message
