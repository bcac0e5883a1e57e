import type { IsoDate } from '@/rules/days'
import type { ImportColumn } from '@/rules/import-columns'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { currentDay } from '@/session/today'
import { fileLimits } from './choose/file-limits'
import { createImportSheet } from './import-sheet'
import { createImportStore, initialSettings, initialState, type ReviewState } from './import-state'
import { missingColumns, rematch, unmatchedColumns } from './match/match-columns'
import { applyHandMatches, createMatchMemory, handMatches } from './match/match-memory'
import type { RowFilter } from './review/summary'
import { rowsWithOutcome, unsentRows } from './send/send-state'
import { createSending } from './send/sending'
import type { EditCommand } from './worker/sheet-commands'
import type { FileSummary, ReadOptions } from './worker/sheet-service'

const draftKey = 'import'

/**
 * One import, from the choice of a file to its result. It is kept as a draft outside the router:
 * it survives an expired session, and a batch that was sent is awaited to its end.
 */
function createImportSession(clientId: number | null) {
  const store = createImportStore()
  const { state, update, updateFile } = store
  const sheet = createImportSheet(store)
  const memory = createMatchMemory(clientId)
  const draft = {
    isKept: () => readDraft(draftKey) === importSession,
    keep: () => saveDraft(draftKey, importSession),
    /** A late result must not delete the import of the next user. */
    discard: () => {
      if (draft.isKept()) deleteDraft(draftKey)
    },
  }
  const { releaseLock, forgetSent, ...sendingCalls } = createSending(store, sheet, draft)

  /** Goes to the review if the file needs no decision about its columns. */
  function openFile(name: string, summary: FileSummary, readOptions: ReadOptions) {
    const { auto, headerHash } = summary
    const rememberedMatches = memory.recall(headerHash)
    const matches = rememberedMatches
      ? applyHandMatches(auto.matches, rememberedMatches)
      : auto.matches
    const opened = { ...initialSettings, ...state() }
    const undecided = unmatchedColumns(summary, matches).filter(
      (column) => !opened.excludedColumns.includes(column.name),
    )
    // Remembered matches are shown before they are used, as the columns may hold other values now.
    const isClear =
      !rememberedMatches &&
      auto.contested.length === 0 &&
      missingColumns(matches).length === 0 &&
      undecided.length === 0
    store.set({
      ...opened,
      step: isClear ? 'review' : 'match',
      file: { name, summary, rememberedMatches },
      readOptions,
      matches,
      comparedWith: null,
      shownChanges: 0,
    })
  }

  async function read(options: ReadOptions) {
    const result = await sheet.read(options)
    if (!result) return
    if (!result.ok) {
      importSession.startAgain()
      update({ problem: result.error })
      return
    }
    openFile(result.name, result.summary, options)
    await sheet.check()
  }

  function close() {
    releaseLock()
    sheet.close()
  }

  /** A logout discards the file. */
  const unsubscribe = session.subscribe(() => {
    if (sheet.current() && !draft.isKept()) close()
  })

  const importSession = {
    state,
    subscribe: store.subscribe,

    async chooseFile(file: Blob) {
      importSession.startAgain()
      if (file.size > fileLimits.bytes) {
        update({ problem: `The selected file must be smaller than ${fileLimits.bytes / 1e6}MB` })
        return
      }
      draft.keep()
      sheet.open(file)
      await read({ repair: false })
    },

    rereadFile: read,

    /**
     * Deletes the remembered matches of this header and returns to the automatic ones. A column
     * added for typed values keeps its field: the file's own column is then shown as unmatched,
     * whereas the typed values would be left out without notice.
     */
    async forgetMatches() {
      const current = state()
      if (current.step === 'choose') return
      const { file } = current
      const { headerHash, auto } = file.summary
      const added = current.matches.slice(auto.matches.length)
      const automatic = auto.matches.map((field) => (added.includes(field) ? null : field))
      memory.forget(headerHash)
      updateFile({
        file: { ...file, rememberedMatches: null },
        matches: [...automatic, ...added],
      })
      await sheet.check()
    },

    async matchColumn(column: number, field: ImportColumn | null) {
      const current = state()
      if (current.step === 'choose') return
      updateFile({ matches: rematch(current.matches, column, field) })
      await sheet.check()
    },

    async setFormats(changes: Partial<Pick<ReviewState, 'dateOrder' | 'decimal'>>) {
      updateFile(changes)
      await sheet.check()
    },

    /** Reviews the rows for another day. Rows that are being sent keep the day of their confirmation. */
    async setToday(today: IsoDate) {
      const current = state()
      if (today === current.today || current.step === 'send') return
      update({ today })
      if (current.step !== 'choose' && current.review) await sheet.check()
    },

    setChoices: sheet.setChoices,

    /** Moving on to the review excludes the unmatched columns and remembers those matched by hand. */
    goToStep(step: 'match' | 'review') {
      const current = state()
      if (current.step !== 'match' && current.step !== 'review') return
      if (step === 'match') return store.set({ ...current, step })
      const { file, matches } = current
      const { headerHash, auto } = file.summary
      memory.remember(headerHash, handMatches(auto.matches, matches, file.rememberedMatches))
      const excludedColumns = unmatchedColumns(file.summary, matches).map(({ name }) => name)
      store.set({ ...current, step, excludedColumns })
    },

    compareWith: sheet.compareWith,

    /** Applies an edit to the rows and stores the review it results in. */
    apply: (command: EditCommand) => sheet.apply(command),

    /** A page of the rows. */
    rows: async (filter: RowFilter, from: number, length: number) =>
      sheet.current()?.rows(filter, from, length) ?? { total: 0, rows: [] },

    /** The rows that were not imported, as CSV. */
    async corrections() {
      const current = state()
      const left = current.step === 'send' ? unsentRows(current.sending) : []
      return sheet.current()?.corrections(left) ?? ''
    },

    ...sendingCalls,

    /** Returns to the review of the rows that were not added; added rows stay excluded. */
    async reviewRest() {
      const current = state()
      if (current.step !== 'send') return
      const { sending: sent, ...file } = current
      const created = rowsWithOutcome(sent, 'created').map(({ row }) => row)
      const refused = rowsWithOutcome(sent, 'refused').map(({ row }) => ({
        row,
        issues: sent.issues.get(row) ?? [],
      }))
      forgetSent()
      draft.keep()
      store.set({ ...file, step: 'review', block: null })
      await sheet.apply({ kind: 'apply-send-results', created, refused })
      await importSession.setToday(currentDay())
    },

    startAgain() {
      store.startRequest()
      close()
      forgetSent()
      draft.discard()
      const { feeMode } = state().choices
      store.set({
        ...initialState,
        today: currentDay(),
        choices: { ...initialState.choices, feeMode },
      })
    },

    /** Releases the worker when the screen unmounts, unless the import is kept as a draft. */
    dispose() {
      if (draft.isKept()) return
      close()
      unsubscribe()
    },
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
