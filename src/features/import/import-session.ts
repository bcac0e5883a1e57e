import { debtorBatch } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { type DebtEntry, type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import { newAttempt, setBaseline } from '@/api/write/attempt'
import { config } from '@/config'
import type { IsoDate } from '@/rules/days'
import type { ImportColumn } from '@/rules/import-columns'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { currentDay } from '@/session/today'
import { toExistingDebt } from './check/duplicates'
import { type SentRow, toSentRows } from './check/rows'
import { fileLimits } from './choose/file-limits'
import { type ImportState, initialState } from './import-state'
import { missingColumns, rematch } from './match/match-columns'
import { applyHandMatches, createMatchMemory, handMatches } from './match/match-memory'
import { unmatchedColumns } from './match/unmatched-columns'
import {
  type ComparisonChange,
  isChanged,
  type Review,
  type RowFilter,
  type SheetChoices,
  sumChanges,
} from './review/summary'
import { createBatchSender } from './send/batch-sender'
import { acquireImportLock } from './send/import-lock'
import { addedElsewhereIssues } from './send/row-reasons'
import { failureMessage, rowsWithOutcome, unsentRows } from './send/send-state'
import { type OpenSheet, openSheet } from './worker/open-sheet'
import type { EditCommand, SheetCommand } from './worker/sheet-commands'
import type { ReadOptions, RemoteSheet } from './worker/sheet-service'

const draftKey = 'import'

/** The API calls an import needs. */
interface ImportCalls {
  /** The only call here that creates debts. */
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>
  /** Fetches the current debts and bypasses the cache. */
  fetchList: () => Promise<Listing<Debtor>>
}

/**
 * One import, from the choice of a file to its result. It is kept as a draft outside the router:
 * it survives an expired session, and a batch that was sent is awaited to its end.
 */
function createImportSession(clientId: number | null) {
  const memory = createMatchMemory(clientId)
  let state: ImportState = { ...initialState, today: currentDay() }
  let source: Blob | null = null
  let openedSheet: OpenSheet | null = null
  let sender: ReturnType<typeof createBatchSender> | null = null
  let releaseLock = () => {}
  let isResuming = false
  /** Id of the newest request to the sheet; stale replies are ignored. */
  let lastRequestId = 0
  /** Changes found by comparisons, oldest first. The sheet reports each change once. */
  let foundChanges: (ComparisonChange & { isFirstComparison: boolean })[] = []
  const listeners = new Set<() => void>()

  const update = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }

  async function runLatest<T>(busy: 'reading' | 'checking', task: Promise<T>): Promise<T | null> {
    lastRequestId += 1
    const requestId = lastRequestId
    update({ busy, problem: null })
    try {
      const result = await task
      return requestId === lastRequestId ? result : null
    } catch (error) {
      if (requestId === lastRequestId) {
        update({ problem: error instanceof Error ? error.message : String(error) })
      }
      return null
    } finally {
      if (requestId === lastRequestId) update({ busy: null })
    }
  }

  async function apply(command: SheetCommand) {
    if (!openedSheet) return
    const review = await runLatest('checking', openedSheet.sheet.apply(command))
    if (review) setReview(review)
  }

  const setReview = (review: Review) =>
    update({ review, matches: review.matches, version: state.version + 1 })

  /**
   * Compares the rows with a list of debts. A change is kept until the user has seen it, even when
   * the review itself is stale by the time it arrives.
   */
  async function compare(
    sheet: RemoteSheet,
    records: readonly Debtor[],
    isFirstComparison: boolean,
  ): Promise<Review> {
    const comparison = await sheet.compareWith(records.map(toExistingDebt))
    if (openedSheet?.sheet === sheet && isChanged(comparison.change)) {
      foundChanges.push({ ...comparison.change, isFirstComparison })
    }
    return comparison.review
  }

  /** Blocks the import and shows every change after the first `shownChanges`. */
  async function blockForChanges(shownChanges: number) {
    const changes = foundChanges.slice(shownChanges)
    const sum = sumChanges(changes)
    const isFirstComparison = changes.some((found) => found.isFirstComparison)
    update({
      block: { kind: 'debts-changed', change: sum, isFirstComparison },
      shownChanges: foundChanges.length,
    })
    const { duplicates } = state.choices
    if (sum.newlyExisting > 0 && duplicates.existingDebt === 'send') {
      await importSession.setChoices({ duplicates: { ...duplicates, existingDebt: 'leave' } })
    }
  }

  /**
   * Acquires the lock for sending, or blocks the import with the name of the tab that holds it.
   * @returns a function that releases the lock; null if another tab holds it
   */
  async function acquireLock(): Promise<(() => void) | null> {
    const fileName = state.file?.name ?? ''
    const lock = await acquireImportLock(session.userId(), { fileName, startedAt: Date.now() })
    if (!lock.isHeld) {
      update({ block: { kind: 'other-tab', heldBy: lock.heldBy } })
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
    if (!isCurrent()) return null
    if (list.items !== state.comparedWith) {
      const review = await compare(sheet, list.items, state.comparedWith === null)
      if (!isCurrent()) return null
      update({ comparedWith: list.items })
      setReview(review)
    }
    if (foundChanges.length === shownChanges) return list
    await blockForChanges(shownChanges)
    return null
  }

  function createSender(
    sheet: RemoteSheet,
    rows: readonly SentRow[],
    list: Listing<Debtor>,
    post: ImportCalls['post'],
  ) {
    const { review, choices } = state
    // The amounts that are sent are those of the day that was reviewed.
    const today = review?.today ?? state.today
    const attempt = newAttempt()
    setBaseline(attempt, list)
    const bodyOf = (entry: DebtEntry) =>
      debtorBody(entry, { today, rules: config.interestRules, feeMode: choices.feeMode })
    const created = createBatchSender(
      {
        rows,
        entries: (numbers) => sheet.entries(numbers),
        bodyOf,
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
        isActive: () => readDraft(draftKey) === importSession && sender === created,
      },
      (next) => update({ sending: next, step: 'send' }),
    )
    return created
  }

  async function check() {
    if (missingColumns(state.matches).length > 0) {
      update({ review: null })
      return
    }
    const { matches, dateOrder, decimal, choices } = state
    const settings = {
      matches,
      dateOrder,
      decimal,
      today: state.today,
      rules: config.interestRules,
    }
    await apply({ kind: 'check', settings, choices })
  }

  async function read(options: ReadOptions) {
    if (!source || !openedSheet) return
    const { name } = state.file ?? { name: source instanceof File ? source.name : 'Pasted rows' }
    const result = await runLatest('reading', openedSheet.sheet.read(source, options))
    if (!result?.ok) {
      if (result) importSession.startAgain()
      if (result) update({ problem: result.error })
      return
    }
    const { summary } = result
    const { auto } = summary
    const rememberedMatches = memory.recall(summary.headerHash)
    const matches = rememberedMatches
      ? applyHandMatches(auto.matches, rememberedMatches)
      : auto.matches
    const undecided = unmatchedColumns(summary, matches).filter(
      ({ name }) => !state.excludedColumns.includes(name),
    )
    // Remembered matches are shown before they are used, as the columns may hold other values now.
    const isClear =
      !rememberedMatches &&
      auto.contested.length === 0 &&
      missingColumns(matches).length === 0 &&
      undecided.length === 0
    update({
      file: { name, summary, rememberedMatches },
      readOptions: options,
      matches,
      step: isClear ? 'review' : 'match',
      comparedWith: null,
      shownChanges: 0,
    })
    foundChanges = []
    await check()
  }

  /** A logout discards the file. */
  const unsubscribe = session.subscribe(() => {
    if (openedSheet && readDraft(draftKey) !== importSession) close()
  })

  function close() {
    releaseLock()
    openedSheet?.close()
    openedSheet = null
    source = null
  }

  const importSession = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async chooseFile(file: Blob) {
      importSession.startAgain()
      if (file.size > fileLimits.bytes) {
        update({ problem: `The selected file must be smaller than ${fileLimits.bytes / 1e6}MB` })
        return
      }
      saveDraft(draftKey, importSession)
      source = file
      openedSheet = openSheet((progress) => update({ progress }))
      await read({ repair: false })
    },

    rereadFile: (options: ReadOptions) => read(options),

    /** Deletes the remembered matches of this header and returns to the automatic ones. */
    async forgetMatches() {
      const { file } = state
      if (!file) return
      memory.forget(file.summary.headerHash)
      update({ file: { ...file, rememberedMatches: null }, matches: file.summary.auto.matches })
      await check()
    },

    async matchColumn(column: number, field: ImportColumn | null) {
      update({ matches: rematch(state.matches, column, field) })
      await check()
    },

    async setFormats(changes: Partial<Pick<ImportState, 'dateOrder' | 'decimal'>>) {
      update(changes)
      await check()
    },

    /** Reviews the rows for another day. Rows that are being sent keep the day of their confirmation. */
    async setToday(today: IsoDate) {
      if (today === state.today || sender) return
      update({ today })
      if (state.review) await check()
    },

    async setChoices(changes: Partial<SheetChoices>) {
      const choices = { ...state.choices, ...changes }
      update({ choices })
      if (state.review) await apply({ kind: 'choose', choices })
    },

    /** Moving on to the review excludes the unmatched columns and remembers those matched by hand. */
    goToStep(step: 'match' | 'review') {
      const { file, matches } = state
      if (file && step === 'review') {
        const { headerHash, auto } = file.summary
        memory.remember(headerHash, handMatches(auto.matches, matches))
      }
      const unmatched = step === 'review' && file ? unmatchedColumns(file.summary, matches) : null
      update({ step, ...(unmatched && { excludedColumns: unmatched.map(({ name }) => name) }) })
    },

    async compareWith(records: readonly Debtor[]) {
      // An import under way compares with its own list, and its request must stay the newest.
      if (!openedSheet || state.busy === 'comparing') return
      const { sheet } = openedSheet
      const isFirstComparison = state.comparedWith === null
      update({ comparedWith: records })
      const review = await runLatest('checking', compare(sheet, records, isFirstComparison))
      if (review) setReview(review)
      if (openedSheet?.sheet !== sheet) return
      // The review shows the changes of the first comparison from the start.
      if (isFirstComparison) update({ shownChanges: foundChanges.length })
      else if (foundChanges.length > state.shownChanges) await blockForChanges(state.shownChanges)
    },

    /** Applies an edit to the rows and stores the review it returns. */
    apply: (command: EditCommand) => apply(command),

    /** A page of the rows. */
    rows: async (filter: RowFilter, from: number, length: number) =>
      openedSheet ? openedSheet.sheet.rows(filter, from, length) : { total: 0, rows: [] },

    /** The rows that were not imported, as CSV. */
    corrections: async () =>
      openedSheet
        ? openedSheet.sheet.corrections(state.sending ? unsentRows(state.sending) : [])
        : '',

    /**
     * Compares the rows with a fresh list of debts, then sends them. New duplicates block the
     * import until the user has reviewed them.
     * @param shownChanges how many changes the user had seen on pressing "Import"
     */
    async send({ post, fetchList }: ImportCalls, shownChanges = state.shownChanges) {
      if (!openedSheet || sender || !state.review || state.busy) return
      const { sheet } = openedSheet
      lastRequestId += 1
      const requestId = lastRequestId
      const isCurrent = () => requestId === lastRequestId && readDraft(draftKey) === importSession
      update({ busy: 'comparing', block: null })
      const release = await acquireLock()
      try {
        if (!release || !isCurrent()) return
        const list = await compareBeforeSending(sheet, fetchList, shownChanges, isCurrent)
        const rows = list ? toSentRows(await sheet.rowsToSend()) : []
        // A comparison that was under way can leave nothing to send; the review shows why.
        if (!list || !isCurrent() || rows.length === 0) return
        sender = createSender(sheet, rows, list, post)
        update({ busy: null })
        await sender.send()
        deleteFinishedDraft()
      } catch (thrown) {
        const message = failureMessage(toFailure(thrown), 'try again')
        if (isCurrent()) update({ block: { kind: 'list-unreadable', message } })
      } finally {
        release?.()
        if (isCurrent()) update({ busy: null })
      }
    },

    /** Returns to the review while the list is still being fetched. */
    cancelComparing() {
      lastRequestId += 1
      releaseLock()
      update({ busy: null })
    },

    async sendRest() {
      if (!sender || isResuming) return
      isResuming = true
      update({ block: null })
      const release = await acquireLock()
      try {
        if (release) await sender?.send()
      } finally {
        isResuming = false
        release?.()
      }
      deleteFinishedDraft()
    },

    async checkAgain() {
      update({ block: null })
      await sender?.checkAgain()
      deleteFinishedDraft()
    },

    stopSending: () => sender?.stop(),
    stopChecking: () => sender?.stopChecking(),

    /** Returns to the review of the rows that were not added; added rows stay excluded. */
    async reviewRest() {
      const { sending } = state
      if (!sending) return
      const created = rowsWithOutcome(sending, 'created').map(({ row }) => row)
      const refused = rowsWithOutcome(sending, 'refused').map(({ row }) => ({
        row,
        issues: sending.issues.get(row) ?? [],
      }))
      sender = null
      saveDraft(draftKey, importSession)
      update({ sending: null, block: null, step: 'review' })
      await apply({ kind: 'apply-send-results', created, refused })
      await importSession.setToday(currentDay())
    },

    startAgain() {
      lastRequestId += 1
      close()
      sender = null
      foundChanges = []
      deleteDraft(draftKey)
      const { feeMode } = state.choices
      update({
        ...initialState,
        today: currentDay(),
        choices: { ...initialState.choices, feeMode },
      })
    },

    /** Releases the worker when the screen unmounts, unless the import is kept as a draft. */
    dispose() {
      if (readDraft(draftKey) === importSession) return
      close()
      unsubscribe()
    },
  }

  /** A finished import need not be kept as a draft. */
  function deleteFinishedDraft() {
    if (state.sending?.phase === 'finished') deleteDraft(draftKey)
  }

  return importSession
}

export type ImportSession = ReturnType<typeof createImportSession>

/**
 * The import kept as a draft, or a new one.
 * @param clientId the user's company, for which matches are remembered; null if it is unknown
 */
export const currentImportSession = (clientId: number | null = null): ImportSession =>
  readDraft<ImportSession>(draftKey) ?? createImportSession(clientId)
