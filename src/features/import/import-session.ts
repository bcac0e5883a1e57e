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
import { sheetCommands } from './worker/sheet-changes'
import type { ReadOptions, RemoteSheet } from './worker/sheet-service'

const draftKey = 'import'

/** The calls of the API that an import needs. */
interface ImportCalls {
  /** The only call here that creates debts. */
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>
  /** The debts there are now, past the cache. */
  fetchList: () => Promise<Listing<Debtor>>
}

/**
 * One import from the choice of a file to its result. It lives as a draft, above the router: an
 * expired session and the way back through the login find it where it was, and a batch under way
 * is followed to its end.
 */
function createImportSession() {
  let state: ImportState = { ...initialState, today: currentDay() }
  let source: Blob | null = null
  let openedSheet: OpenSheet | null = null
  let sender: ReturnType<typeof createBatchSender> | null = null
  let releaseLock = () => {}
  let isResuming = false
  /** Counts the questions about the whole file: only the answer to the newest one is taken. */
  let lastRequestId = 0
  /** What comparisons found, in their order: the sheet reports each change once. */
  let foundChanges: (ComparisonChange & { isFirstComparison: boolean })[] = []
  const listeners = new Set<() => void>()

  const update = (part: Partial<ImportState>) => {
    state = { ...state, ...part }
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

  /** Something about the sheet was changed; the answer is what is to be known of it now. */
  async function updateReview(command: (sheet: RemoteSheet) => Promise<Review>) {
    if (!openedSheet) return
    const review = await runLatest('checking', command(openedSheet.sheet))
    if (review) setReview(review)
  }

  const setReview = (review: Review) =>
    update({ review, matches: review.matches, version: state.version + 1 })

  /**
   * Compares the rows with a list of debts. A change is kept until the person is asked about it,
   * whether or not this review is still wanted when it comes.
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

  /** Asks about all changes but the first ones, which were shown before. */
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
      await importSession.choices({ duplicates: { ...duplicates, existingDebt: 'leave' } })
    }
  }

  /**
   * Takes the lock for sending, or says which tab has it.
   * @returns a function that releases it; null where another tab has it
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
   * Reads the list and compares it with the rows.
   * @param shownChanges how many changes had been shown at the press
   * @returns the list, null where the person has to decide or try again first
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
    // The day whose claims the person reviewed.
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
    await updateReview((sheet) => sheet.check(settings, choices))
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
    const { matches, contested } = summary.auto
    const undecided = unmatchedColumns(summary, matches).filter(
      ({ name }) => !state.excludedColumns.includes(name),
    )
    const isClear =
      contested.length === 0 && missingColumns(matches).length === 0 && undecided.length === 0
    update({
      file: { name, summary },
      readOptions: options,
      matches,
      step: isClear ? 'review' : 'match',
      comparedWith: null,
      shownChanges: 0,
    })
    foundChanges = []
    await check()
  }

  /** Nothing is kept of a file whose person has logged out. */
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

    async matchColumn(column: number, field: ImportColumn | null) {
      update({ matches: rematch(state.matches, column, field) })
      await check()
    },

    async setFormats(part: Partial<Pick<ImportState, 'dateOrder' | 'decimal'>>) {
      update(part)
      await check()
    },

    /** Reviews the rows for another day; rows that are being sent keep the day they were confirmed on. */
    async setToday(today: IsoDate) {
      if (today === state.today || sender) return
      update({ today })
      if (state.review) await check()
    },

    async choices(part: Partial<SheetChoices>) {
      const choices = { ...state.choices, ...part }
      update({ choices })
      if (state.review) await updateReview((sheet) => sheet.choose(choices))
    },

    /** Going on to the review leaves out the columns that are not matched. */
    goToStep(step: 'match' | 'review') {
      const { file, matches } = state
      const unmatched = step === 'review' && file ? unmatchedColumns(file.summary, matches) : null
      update({ step, ...(unmatched && { excludedColumns: unmatched.map(({ name }) => name) }) })
    },

    async compareWith(records: readonly Debtor[]) {
      // A press to import compares the rows with a list of its own, and must not be called off.
      if (!openedSheet || state.busy === 'comparing') return
      const { sheet } = openedSheet
      const isFirstComparison = state.comparedWith === null
      update({ comparedWith: records })
      const review = await runLatest('checking', compare(sheet, records, isFirstComparison))
      if (review) setReview(review)
      if (openedSheet?.sheet !== sheet) return
      // What the first comparison found is no news: the review begins with it.
      if (isFirstComparison) update({ shownChanges: foundChanges.length })
      else if (foundChanges.length > state.shownChanges) await blockForChanges(state.shownChanges)
    },

    ...sheetCommands(updateReview),

    /** A part of the rows, to be looked at. */
    rows: async (filter: RowFilter, from: number, length: number) =>
      openedSheet ? openedSheet.sheet.rows(filter, from, length) : { total: 0, rows: [] },

    /** The rows that are no debts yet, as a file. */
    corrections: async () =>
      openedSheet
        ? openedSheet.sheet.corrections(state.sending ? unsentRows(state.sending) : [])
        : '',

    /**
     * Sends the rows, once the debts there are now have been compared with them. Rows that turn out
     * to be among them stop it with a question.
     * @param shownChanges how many changes the person had been shown at the press
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
        const rows = list ? toSentRows(await sheet.toSend()) : []
        // A comparison under way at the press can leave nothing to send: the review says why.
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

    /** Back to the review while the list is still being read. */
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

    /** Back to the rows that were not added; what was added stays out. */
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
      await updateReview((sheet) => sheet.applySendResults(created, refused))
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

    /** The screen has gone, and nothing is left to come back to. */
    dispose() {
      if (readDraft(draftKey) === importSession) return
      close()
      unsubscribe()
    },
  }

  /** Nothing is left that closing the tab could lose. */
  function deleteFinishedDraft() {
    if (state.sending?.phase === 'finished') deleteDraft(draftKey)
  }

  return importSession
}

export type ImportSession = ReturnType<typeof createImportSession>

/** The import under way, or a new one. */
export const currentImportSession = (): ImportSession =>
  readDraft<ImportSession>(draftKey) ?? createImportSession()
