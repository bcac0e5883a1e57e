import { debtorBatch } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import { newAttempt, setBaseline } from '@/api/write/attempt'
import { config } from '@/config'
import { session } from '@/session/session'
import { toExistingDebt } from '../check/duplicates'
import { type SentRow, toSentRows } from '../check/rows'
import type { ImportSheet } from '../import-sheet'
import { type ImportStore, sendStateOf } from '../import-state'
import type { RemoteSheet } from '../worker/sheet-service'
import { type BatchSender, createBatchSender } from './batch-sender'
import { acquireImportLock } from './import-lock'
import { addedElsewhereIssues } from './row-reasons'
import { failureMessage, notifyOutcome } from './send-state'

/** The API calls an import needs. */
interface ImportCalls {
  /** The only call here that creates debts. */
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>
  /** Fetches the current debts and bypasses the cache. */
  fetchList: () => Promise<Listing<Debtor>>
}

interface ImportDraft {
  /** False once the session has ended or the import was discarded. */
  isKept: () => boolean
  discard: () => void
}

/** Sends the reviewed rows: one tab at a time, and never before they were compared with a fresh list. */
export function createSending(store: ImportStore, importSheet: ImportSheet, draft: ImportDraft) {
  let sender: BatchSender | null = null
  let releaseLock = () => {}
  let isResuming = false

  /**
   * Acquires the lock for sending, or blocks the import with the name of the tab that holds it.
   * @returns a function that releases the lock; null if another tab holds it
   */
  async function acquireLock(): Promise<(() => void) | null> {
    const state = store.state()
    const fileName = state.step === 'choose' ? '' : state.file.name
    const lock = await acquireImportLock(session.userId(), { fileName, startedAt: Date.now() })
    if (!lock.isHeld) {
      store.updateFile({ block: { kind: 'other-tab', heldBy: lock.heldBy } })
      return null
    }
    releaseLock = lock.release
    return lock.release
  }

  /**
   * Fetches the list and compares it with the rows.
   * @param shownChanges how many changes the user had seen on pressing "Import"
   * @returns the list; null if the user has to decide or try again first
   */
  async function compareBeforeSending(
    sheet: RemoteSheet,
    fetchList: ImportCalls['fetchList'],
    shownChanges: number,
    isCurrent: () => boolean,
  ): Promise<Listing<Debtor> | null> {
    const list = await fetchList()
    const state = store.state()
    if (!isCurrent() || state.step === 'choose') return null
    if (list.items !== state.comparedWith) {
      const review = await importSheet.compare(sheet, list.items, state.comparedWith === null)
      if (!isCurrent()) return null
      store.updateFile({ comparedWith: list.items })
      store.setReview(review)
    }
    if (importSheet.changeCount() === shownChanges) return list
    await importSheet.blockForChanges(shownChanges)
    return null
  }

  function createSender(
    sheet: RemoteSheet,
    rows: readonly SentRow[],
    list: Listing<Debtor>,
    post: ImportCalls['post'],
  ) {
    const state = store.state()
    const { feeMode } = state.choices
    // The amounts that are sent are those of the day that was reviewed.
    const today = (state.step === 'choose' ? null : state.review?.today) ?? state.today
    const terms = { today, rules: config.interestRules, feeMode }
    const attempt = newAttempt()
    setBaseline(attempt, list)
    const created = createBatchSender(
      {
        rows,
        debts: async (numbers) =>
          (await sheet.entries(numbers)).map((entry) => ({
            entry,
            body: debtorBody(entry, terms),
          })),
        resource: debtorBatch(post),
        attempt,
        async matchingRows(numbers, records) {
          const matches = await sheet.matchingRows(numbers, records.map(toExistingDebt))
          return new Map(
            matches.map(({ row, isSame, existing }) => [
              row,
              addedElsewhereIssues(isSame, existing),
            ]),
          )
        },
        isActive: () => draft.isKept() && sender === created,
      },
      (sending) => {
        const current = store.state()
        if (sender === created && current.step !== 'choose')
          store.set({ ...current, step: 'send', sending })
      },
    )
    return created
  }

  /** Shows the outcome of a round. A finished import need not be kept as a draft. */
  function endRound() {
    const sending = sendStateOf(store.state())
    if (sending) notifyOutcome(sending)
    if (sending?.phase === 'finished') draft.discard()
  }

  return {
    /**
     * Compares the rows with a fresh list of debts, then sends them. New duplicates block the
     * import until the user has reviewed them.
     * @param shownChanges how many changes the user had seen on pressing "Import"
     */
    async send({ post, fetchList }: ImportCalls, shownChanges?: number) {
      const state = store.state()
      const sheet = importSheet.current()
      if (!sheet || sender || state.step === 'choose' || !state.review || state.busy) return
      const shown = shownChanges ?? state.shownChanges
      const isNewest = store.startRequest()
      const isCurrent = () => isNewest() && draft.isKept()
      store.updateFile({ busy: 'comparing', block: null })
      const release = await acquireLock()
      try {
        if (!release || !isCurrent()) return
        const list = await compareBeforeSending(sheet, fetchList, shown, isCurrent)
        const rows = list ? toSentRows(await sheet.rowsToSend()) : []
        // A comparison that was under way can leave nothing to send; the review shows why.
        if (!list || !isCurrent() || rows.length === 0) return
        sender = createSender(sheet, rows, list, post)
        store.update({ busy: null })
        await sender.send()
        endRound()
      } catch (thrown) {
        const message = failureMessage(toFailure(thrown), 'try again')
        if (isCurrent()) store.updateFile({ block: { kind: 'list-unreadable', message } })
      } finally {
        release?.()
        if (isCurrent()) store.update({ busy: null })
      }
    },

    /** Returns to the review while the list is still being fetched. */
    cancelComparing() {
      store.startRequest()
      releaseLock()
      store.update({ busy: null })
    },

    async sendRest() {
      if (!sender || isResuming) return
      isResuming = true
      store.updateFile({ block: null })
      const release = await acquireLock()
      try {
        if (release) await sender?.send()
      } finally {
        isResuming = false
        release?.()
      }
      endRound()
    },

    async checkAgain() {
      store.updateFile({ block: null })
      await sender?.checkAgain()
      endRound()
    },

    stopSending: () => sender?.stop(),
    stopChecking: () => sender?.stopChecking(),

    /** Lets other tabs import. */
    releaseLock: () => releaseLock(),
    /** Forgets the rows that were sent. */
    forgetSent() {
      sender = null
    },
  }
}
