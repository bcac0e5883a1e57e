import { invalidateDebts } from '@/api/cache'
import { debtBatch, readListForImport } from '@/api/debtor/create'
import { Failure, toFailure } from '@/api/http/errors'
import type { ItemOutcome } from '@/api/write/create'
import { formatCount } from '@/lib/format-count'
import type { Pence } from '@/rules/money'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { type ImportDraft, isImportRunning } from '../import-draft'
import type { SendResults, SendRow } from '../sheet/protocol'

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

/** The state of sending, over all rounds. */
const newSending = {
  /** `comparing`: the list is read anew before anything is sent; `looking`: for rows that were lost. */
  phase: 'comparing' as 'comparing' | 'sending' | 'looking' | 'paused' | 'stopped' | 'finished',
  /** The button that the person pressed; it is followed once the batch under way has been answered. */
  wish: 'send' as 'send' | 'pause' | 'stop',
  /** Rows that the person confirmed. */
  total: 0,
  added: 0,
  addedPence: 0 as Pence,
  /** Of the last batch; null before the first. */
  msPerRow: null as number | null,
  /** Rows that were sent and not confirmed. */
  lost: [] as readonly SendRow[],
  /** Why it stopped. */
  message: null as string | null,
}

export type Sending = typeof newSending

const otherTab =
  'Another tab of this browser is importing debts. Wait until it has finished, then try again.'

/** Reads the list anew, leaves out what it has, and sends the other rows. */
export const confirmImport = (draft: ImportDraft) =>
  runRound(draft, { ...newSending, total: readyOf(draft) }, compareAndSend)

/** Sends the rows that are not added yet, after looking for those that were lost. */
export const sendRest = (draft: ImportDraft) =>
  runRound(draft, { ...sendingOf(draft), phase: 'sending' }, sendAll)

/** Looks for the rows that were lost; nothing is sent. */
export const verifyAgain = (draft: ImportDraft) =>
  runRound(
    draft,
    { ...sendingOf(draft), phase: 'looking' },
    async () => (await lookForLost(draft)) ?? 'This is what your list of debts shows now.',
  )

/** Pauses or stops once the batch under way has been answered. */
export function setWish(draft: ImportDraft, wish: Sending['wish']) {
  update(draft, { wish })
  if (sendingOf(draft).phase === 'paused') end(draft, null)
}

/**
 * One round at a time, in one tab at a time. Without Web Locks, which pages from an insecure origin lack,
 * it runs all the same: the comparison with the list finds what is there.
 * @param round returns why it ended before all rows were sent, if the person did not end it
 */
async function runRound(
  draft: ImportDraft,
  sending: Sending,
  round: (draft: ImportDraft) => Promise<string | null>,
) {
  const current = draft.state()
  if (isImportRunning(current) && current.sending?.phase !== 'paused') return
  draft.set({ step: 'import', problem: null, sending: { ...sending, wish: 'send', message: null } })
  const locks = navigator.locks as LockManager | undefined
  const reason = locks
    ? await locks.request(`import:${session.userId()}`, { ifAvailable: true }, (lock) =>
        lock ? round(draft) : otherTab,
      )
    : await round(draft)
  end(draft, reason)
}

/** Shows the outcome of a round where it stays and, by decision 25, in the snackbar. */
function end(draft: ImportDraft, reason: string | null) {
  void invalidateDebts(draft.queryClient)
  const { phase, wish, total, added, lost } = sendingOf(draft)
  if (phase === 'comparing') {
    const problem = reason && `Nothing was sent. ${reason}`
    draft.set({ step: 'review', sending: null, problem })
    if (problem) snackbar.error(problem)
  } else if (readyOf(draft) > 0 || lost.length > 0) {
    const stopped = wish === 'stop' ? 'You stopped the import. The other rows were not sent.' : null
    const message = reason ?? stopped
    update(draft, { phase: message ? 'stopped' : 'paused', message })
    if (message) snackbar.error(message)
  } else {
    update(draft, { phase: 'finished' })
    if (added > 0) snackbar.success(thanks)
    if (added < total)
      snackbar.error(
        `${formatCount(total - added, 'row was', 'rows were')} not added. The reasons are on the page.`,
      )
  }
}

const readyOf = (draft: ImportDraft): number => draft.state().summary?.counts.ready ?? 0

const sendingOf = (draft: ImportDraft): Sending => draft.state().sending ?? newSending

const update = (draft: ImportDraft, changes: Partial<Sending>) =>
  draft.set({ sending: { ...sendingOf(draft), ...changes } })

async function compareAndSend(draft: ImportDraft): Promise<string | null> {
  const list = await readListForImport(draft.queryClient).catch(toFailure)
  if (list instanceof Failure)
    return `We could not load your debts, so we could not compare the rows with them. ${failureMessage(list)}`
  const compared = await draft.compare(list.items)
  if (!compared.ok) return compared.message
  const total = readyOf(draft)
  if (total === 0)
    return 'All of these rows are already in your list of debts. They are under “Left out”.'
  if (sendingOf(draft).wish === 'stop') return null
  update(draft, { phase: 'sending', total })
  return sendAll(draft)
}

async function sendAll(draft: ImportDraft): Promise<string | null> {
  const problem = await lookForLost(draft)
  if (problem) return problem
  while (sendingOf(draft).wish === 'send') {
    const { lost } = sendingOf(draft)
    // Rows whose outcome is recorded are no longer ready.
    const batch = await draft.run('batchAfter', 0)
    if (!batch.ok) return batch.message
    const rows = lost.length > 0 ? lost : batch.value
    if (rows.length === 0) return null
    update(draft, { phase: 'sending' })
    const startedAt = performance.now()
    const outcomes = await debtBatch(draft.queryClient, bodiesOf(rows)).send(() =>
      update(draft, { phase: 'looking' }),
    )
    update(draft, { msPerRow: (performance.now() - startedAt) / rows.length })
    const reason = (await record(draft, rows, outcomes)) ?? stopReason(outcomes)
    if (reason) return reason
  }
  return null
}

/** @returns why nothing may be sent; null if all rows that were lost have been looked for */
async function lookForLost(draft: ImportDraft): Promise<string | null> {
  const { lost } = sendingOf(draft)
  if (lost.length === 0) return null
  update(draft, { phase: 'looking' })
  const outcomes = await debtBatch(draft.queryClient, bodiesOf(lost)).look()
  const problem = await record(draft, lost, outcomes)
  const unread = failureOf('unconfirmed', outcomes)
  if (problem || !unread || unread.kind === 'unknown-outcome') return problem
  return `Your list of debts could not be read. ${failureMessage(unread)}`
}

/** Stores the outcomes of rows that were sent or looked for. @returns why they cannot be stored */
async function record(
  draft: ImportDraft,
  rows: readonly SendRow[],
  outcomes: readonly ItemOutcome[],
): Promise<string | null> {
  const rowsOf = (wanted: ItemOutcome['outcome']) =>
    rows.filter((_, index) => outcomes[index]?.outcome === wanted)
  const sending = sendingOf(draft)
  const added = rowsOf('created')
  const settled = [...added, ...rowsOf('refused')]
  const lost = new Set([...sending.lost, ...rowsOf('unconfirmed')])
  update(draft, {
    added: sending.added + added.length,
    addedPence: added.reduce((sum, { outstanding }) => sum + outstanding, sending.addedPence),
    lost: [...lost].filter((row) => !settled.includes(row)),
  })
  const recorded = await draft.change('recordResults', {
    added: added.map(({ rowNumber }) => rowNumber),
    failed: rows.flatMap(({ rowNumber }, index) => failedRow(rowNumber, outcomes[index])),
  })
  return recorded.ok ? null : recorded.message
}

const notConfirmed = 'This debt may not have been saved: the server did not confirm it'
const noReason = 'The server refused this row without a reason'

function failedRow(rowNumber: number, result?: ItemOutcome): SendResults['failed'] {
  if (result?.outcome === 'unconfirmed') {
    const reasons = [{ path: '', message: notConfirmed }]
    return [{ rowNumber, outcome: 'not-confirmed', reasons }]
  }
  if (result?.outcome !== 'refused') return []
  const { fields } = result.failure
  const reasons = fields.length > 0 ? fields : [{ path: '', message: noReason }]
  return [{ rowNumber, outcome: 'refused', reasons }]
}

const bodiesOf = (rows: readonly SendRow[]) => rows.map(({ body }) => body)

/** The failure of the first row with this outcome. */
function failureOf(wanted: ItemOutcome['outcome'], outcomes: readonly ItemOutcome[]) {
  const result = outcomes.find(({ outcome }) => outcome === wanted)
  return result && 'failure' in result ? result.failure : null
}

/** Why sending stops after a batch; null if it goes on. */
function stopReason(outcomes: readonly ItemOutcome[]): string | null {
  const lost = failureOf('unconfirmed', outcomes)
  const found = outcomes.filter((result) => result.outcome === 'created' && result.isFound).length
  if (lost && lost.kind !== 'unknown-outcome')
    return `The last rows may not have been saved: the server did not confirm them, and your list of debts could not be read. ${failureMessage(lost)}`
  if (lost || found > 0)
    return `The last rows may not have been saved: the server did not confirm them. Your list of debts has ${found === 0 ? 'none' : found} of them.`
  // The rows that were not blamed in a refused list were looked for, and are sent with the next batch.
  const unsent = failureOf('refused', outcomes) ? null : failureOf('not-sent', outcomes)
  return unsent && failureMessage(unsent)
}

const failureTexts: Partial<Record<Failure['kind'], string>> = {
  'no-network': 'There is no connection to the server. Continue once you are online.',
  server: 'The server is not responding. Wait a minute, then continue.',
}

const failureMessage = ({ kind, message }: Failure): string => failureTexts[kind] ?? message
