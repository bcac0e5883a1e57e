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
import { existingDebt } from './check/duplicates'
import { type SentRow, sentRows } from './check/rows'
import { fileLimits } from './choose/file-limits'
import { untouched, type WorkState } from './import-state'
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
import { sheetChanges } from './worker/sheet-changes'
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
  let state: WorkState = { ...untouched, today: currentDay() }
  let source: Blob | null = null
  let opened: OpenSheet | null = null
  let sender: ReturnType<typeof createBatchSender> | null = null
  let releaseLock = () => {}
  let isResuming = false
  /** Counts the questions about the whole file: only the answer to the newest one is taken. */
  let asked = 0
  /** What comparisons found, in their order: the sheet reports each change once. */
  let foundChanges: (ComparisonChange & { isFirstComparison: boolean })[] = []
  const listeners = new Set<() => void>()

  const change = (part: Partial<WorkState>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }

  async function ask<T>(busy: 'reading' | 'checking', question: Promise<T>): Promise<T | null> {
    asked += 1
    const mine = asked
    change({ busy, problem: null })
    try {
      const answer = await question
      return mine === asked ? answer : null
    } catch (error) {
      if (mine === asked) {
        change({ problem: error instanceof Error ? error.message : String(error) })
      }
      return null
    } finally {
      if (mine === asked) change({ busy: null })
    }
  }

  /** Something about the sheet was changed; the answer is what is to be known of it now. */
  async function renew(change_: (sheet: RemoteSheet) => Promise<Review>) {
    if (!opened) return
    const review = await ask('checking', change_(opened.sheet))
    if (review) takeReview(review)
  }

  const takeReview = (review: Review) =>
    change({ review, matches: review.matches, version: state.version + 1 })

  /**
   * Compares the rows with a list of debts. A change is kept until the person is asked about it,
   * whether or not this review is still wanted when it comes.
   */
  async function compare(
    sheet: RemoteSheet,
    records: readonly Debtor[],
    isFirstComparison: boolean,
  ): Promise<Review> {
    const comparison = await sheet.compareWith(records.map(existingDebt))
    if (opened?.sheet === sheet && isChanged(comparison.change)) {
      foundChanges.push({ ...comparison.change, isFirstComparison })
    }
    return comparison.review
  }

  /** Asks about all changes but the first ones, which were shown before. */
  async function askAgain(shownChanges: number) {
    const changes = foundChanges.slice(shownChanges)
    const sum = sumChanges(changes)
    const isFirstComparison = changes.some((found) => found.isFirstComparison)
    change({
      block: { kind: 'debts-changed', change: sum, isFirstComparison },
      shownChanges: foundChanges.length,
    })
    const { duplicates } = state.choices
    if (sum.newlyKnown > 0 && duplicates.known === 'send') {
      await work.choices({ duplicates: { ...duplicates, known: 'leave' } })
    }
  }

  /**
   * Takes the lock for sending, or says which tab has it.
   * @returns a function that releases it; null where another tab has it
   */
  async function lockForSending(): Promise<(() => void) | null> {
    const fileName = state.file?.name ?? ''
    const lock = await acquireImportLock(session.userId(), { fileName, startedAt: Date.now() })
    if (!lock.isHeld) {
      change({ block: { kind: 'other-tab', heldBy: lock.heldBy } })
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
      change({ comparedWith: list.items })
      takeReview(review)
    }
    if (foundChanges.length === shownChanges) return list
    await askAgain(shownChanges)
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
          const matches = await sheet.matchingRows(numbers, records.map(existingDebt))
          return new Map(
            matches.map(({ row, isSame, existing }) => [
              row,
              addedElsewhereIssues(isSame, existing),
            ]),
          )
        },
        isWanted: () => readDraft(draftKey) === work && sender === created,
      },
      (next) => change({ sending: next, step: 'send' }),
    )
    return created
  }

  async function check() {
    if (missingColumns(state.matches).length > 0) {
      change({ review: null })
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
    await renew((sheet) => sheet.check(settings, choices))
  }

  async function read(options: ReadOptions) {
    if (!source || !opened) return
    const { name } = state.file ?? { name: source instanceof File ? source.name : 'Pasted rows' }
    const result = await ask('reading', opened.sheet.read(source, options))
    if (!result?.ok) {
      if (result) work.startAgain()
      if (result) change({ problem: result.error })
      return
    }
    const { summary } = result
    const { matches, contested } = summary.auto
    const undecided = unmatchedColumns(summary, matches).filter(
      ({ name }) => !state.columnsLeftOut.includes(name),
    )
    const isClear =
      contested.length === 0 && missingColumns(matches).length === 0 && undecided.length === 0
    change({
      file: { name, summary },
      read: options,
      matches,
      step: isClear ? 'review' : 'match',
      comparedWith: null,
      shownChanges: 0,
    })
    foundChanges = []
    await check()
  }

  /** Nothing is kept of a file whose person has logged out. */
  const stopListening = session.subscribe(() => {
    if (opened && readDraft(draftKey) !== work) close()
  })

  function close() {
    releaseLock()
    opened?.close()
    opened = null
    source = null
  }

  const work = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async choose(file: Blob) {
      work.startAgain()
      if (file.size > fileLimits.bytes) {
        change({ problem: `The selected file must be smaller than ${fileLimits.bytes / 1e6}MB` })
        return
      }
      saveDraft(draftKey, work)
      source = file
      opened = openSheet((progress) => change({ progress }))
      await read({ repair: false })
    },

    readAgain: (options: ReadOptions) => read(options),

    async match(column: number, field: ImportColumn | null) {
      change({ matches: rematch(state.matches, column, field) })
      await check()
    },

    async set(part: Partial<Pick<WorkState, 'dateOrder' | 'decimal'>>) {
      change(part)
      await check()
    },

    /** Reviews the rows for another day; rows that are being sent keep the day they were confirmed on. */
    async setToday(today: IsoDate) {
      if (today === state.today || sender) return
      change({ today })
      if (state.review) await check()
    },

    async choices(part: Partial<SheetChoices>) {
      const choices = { ...state.choices, ...part }
      change({ choices })
      if (state.review) await renew((sheet) => sheet.choose(choices))
    },

    /** Going on to the review leaves out the columns that are not matched. */
    goTo(step: 'match' | 'review') {
      const { file, matches } = state
      const unmatched = step === 'review' && file ? unmatchedColumns(file.summary, matches) : null
      change({ step, ...(unmatched && { columnsLeftOut: unmatched.map(({ name }) => name) }) })
    },

    async compareWith(records: readonly Debtor[]) {
      // A press to import compares the rows with a list of its own, and must not be called off.
      if (!opened || state.busy === 'comparing') return
      const { sheet } = opened
      const isFirstComparison = state.comparedWith === null
      change({ comparedWith: records })
      const review = await ask('checking', compare(sheet, records, isFirstComparison))
      if (review) takeReview(review)
      if (opened?.sheet !== sheet) return
      // What the first comparison found is no news: the review begins with it.
      if (isFirstComparison) change({ shownChanges: foundChanges.length })
      else if (foundChanges.length > state.shownChanges) await askAgain(state.shownChanges)
    },

    ...sheetChanges(renew),

    /** A part of the rows, to be looked at. */
    rows: async (filter: RowFilter, from: number, length: number) =>
      opened ? opened.sheet.rows(filter, from, length) : { total: 0, rows: [] },

    /** The rows that are no debts yet, as a file. */
    corrections: async () =>
      opened ? opened.sheet.corrections(state.sending ? unsentRows(state.sending) : []) : '',

    /**
     * Sends the rows, once the debts there are now have been compared with them. Rows that turn out
     * to be among them stop it with a question.
     * @param shownChanges how many changes the person had been shown at the press
     */
    async send({ post, fetchList }: ImportCalls, shownChanges = state.shownChanges) {
      if (!opened || sender || !state.review || state.busy) return
      const { sheet } = opened
      asked += 1
      const mine = asked
      const isCurrent = () => mine === asked && readDraft(draftKey) === work
      change({ busy: 'comparing', block: null })
      const release = await lockForSending()
      try {
        if (!release || !isCurrent()) return
        const list = await compareBeforeSending(sheet, fetchList, shownChanges, isCurrent)
        const rows = list ? sentRows(await sheet.toSend()) : []
        // A comparison under way at the press can leave nothing to send: the review says why.
        if (!list || !isCurrent() || rows.length === 0) return
        sender = createSender(sheet, rows, list, post)
        change({ busy: null })
        await sender.send()
        dropFinished()
      } catch (thrown) {
        const message = failureMessage(toFailure(thrown), 'try again')
        if (isCurrent()) change({ block: { kind: 'list-unreadable', message } })
      } finally {
        release?.()
        if (isCurrent()) change({ busy: null })
      }
    },

    /** Back to the review while the list is still being read. */
    cancelComparing() {
      asked += 1
      releaseLock()
      change({ busy: null })
    },

    async sendRest() {
      if (!sender || isResuming) return
      isResuming = true
      change({ block: null })
      const release = await lockForSending()
      try {
        if (release) await sender?.send()
      } finally {
        isResuming = false
        release?.()
      }
      dropFinished()
    },

    async checkAgain() {
      change({ block: null })
      await sender?.checkAgain()
      dropFinished()
    },

    stopSending: () => sender?.stop(),
    stopChecking: () => sender?.stopChecking(),

    /** Back to the rows that were not added; what was added stays out. */
    async fixRest() {
      const { sending } = state
      if (!sending) return
      const created = rowsWithOutcome(sending, 'created').map(({ row }) => row)
      const refused = rowsWithOutcome(sending, 'refused').map(({ row }) => ({
        row,
        issues: sending.issues.get(row) ?? [],
      }))
      sender = null
      saveDraft(draftKey, work)
      change({ sending: null, block: null, step: 'review' })
      await renew((sheet) => sheet.settle(created, refused))
      await work.setToday(currentDay())
    },

    startAgain() {
      asked += 1
      close()
      sender = null
      foundChanges = []
      deleteDraft(draftKey)
      const { feeMode } = state.choices
      change({ ...untouched, today: currentDay(), choices: { ...untouched.choices, feeMode } })
    },

    /** The screen has gone, and nothing is left to come back to. */
    forget() {
      if (readDraft(draftKey) === work) return
      close()
      stopListening()
    },
  }

  /** Nothing is left that closing the tab could lose. */
  function dropFinished() {
    if (state.sending?.phase === 'finished') deleteDraft(draftKey)
  }

  return work
}

export type Work = ReturnType<typeof createImportSession>

/** The import under way, or a new one. */
export const currentWork = (): Work => readDraft<Work>(draftKey) ?? createImportSession()
