import { replaceEqualDeep } from '@tanstack/react-query'
import type { Debtor } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import { currentDay } from '@/session/today'
import type { DateOrder, DecimalSign } from './check/formats'
import type { Matches } from './match/match-columns'
import type { HandMatches } from './match/match-memory'
import type { ComparisonChange, Review, SheetChoices } from './review/summary'
import type { ImportHolder } from './send/import-lock'
import type { SendState } from './send/send-state'
import type { FileSummary, ReadOptions } from './worker/sheet-service'

/** Why pressing "Import" sent nothing. */
export type ImportBlock =
  | { kind: 'other-tab'; heldBy: ImportHolder | null }
  | { kind: 'list-unreadable'; message: string }
  | { kind: 'debts-changed'; change: ComparisonChange; isFirstComparison: boolean }

/** State of every step. */
interface CommonState {
  /** `comparing`: the rows are compared with a fresh list of debts before they are sent. */
  busy: 'reading' | 'checking' | 'comparing' | null
  /** The share of the file that has been read, 0 to 1. */
  progress: number
  /** An error message about the file. */
  problem: string | null
  choices: SheetChoices
  /** The day interest is calculated for. */
  today: IsoDate
}

/** No file has been read yet. */
interface ChooseState extends CommonState {
  step: 'choose'
}

interface ImportFile {
  name: string
  summary: FileSummary
  /** Matches made by hand for an earlier file with this header, which were applied; null if there are none. */
  rememberedMatches: HandMatches | null
}

/** A file that has been read, with the user's decisions about it. */
export interface FileState extends CommonState {
  file: ImportFile
  readOptions: ReadOptions
  matches: Matches
  /** Names of columns that hold values and that the user chose not to import. */
  excludedColumns: readonly string[]
  dateOrder: DateOrder
  decimal: DecimalSign
  /** Null before the first check, and while a required column is missing. */
  review: Review | null
  /** Grows with every change of the sheet: rows fetched for a lower version are stale. */
  version: number
  /** The debts the rows have been compared with; null before the first comparison. */
  comparedWith: readonly Debtor[] | null
  /** How many of the changes found by comparisons the user has seen. */
  shownChanges: number
  block: ImportBlock | null
}

export interface ReviewState extends FileState {
  step: 'match' | 'review'
}

/** The rows are being sent, or were sent. */
interface SendingState extends FileState {
  step: 'send'
  sending: SendState
}

export type ImportState = ChooseState | ReviewState | SendingState

export const initialState: Omit<ChooseState, 'today'> = {
  step: 'choose',
  busy: null,
  progress: 0,
  problem: null,
  choices: {
    feeMode: 'Fixed Fee',
    duplicates: {
      identicalRow: 'leave',
      similarRow: 'send',
      existingDebt: 'leave',
      similarDebt: 'send',
    },
  },
}

/** The settings of a file that is read for the first time. */
export const initialSettings: Pick<
  FileState,
  'excludedColumns' | 'dateOrder' | 'decimal' | 'review' | 'version' | 'block'
> = {
  excludedColumns: [],
  dateOrder: 'day-first',
  decimal: 'point',
  review: null,
  version: 0,
  block: null,
}

/** The state of sending; null in every other step. */
export const sendStateOf = (state: ImportState): SendState | null =>
  state.step === 'send' ? state.sending : null

/** Rows are being compared, sent or verified. */
export function isImportRunning(state: ImportState): boolean {
  const phase = sendStateOf(state)?.phase
  return state.busy === 'comparing' || phase === 'sending' || phase === 'checking'
}

/** Closing the tab would lose data. */
export const isUnfinished = (state: ImportState): boolean =>
  state.step !== 'choose' && sendStateOf(state)?.phase !== 'finished'

/** The state of an import with its subscribers. Of several requests only the newest changes it. */
export function createImportStore() {
  let state: ImportState = { ...initialState, today: currentDay() }
  let lastRequestId = 0
  const listeners = new Set<() => void>()

  function set(next: ImportState) {
    state = next
    for (const listener of [...listeners]) listener()
  }

  const update = (changes: Partial<CommonState>) => set({ ...state, ...changes })

  /** Makes every earlier request stale. @returns whether this one is still the newest */
  function startRequest(): () => boolean {
    lastRequestId += 1
    const requestId = lastRequestId
    return () => requestId === lastRequestId
  }

  const store = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,
    update,
    startRequest,

    /** Ignored once the file has been discarded. */
    updateFile(changes: Partial<FileState>) {
      if (state.step !== 'choose') set({ ...state, ...changes })
    },

    setReview(review: Review) {
      if (state.step === 'choose') return
      // The same fields keep their identity, so that the grid renders only rows that differ.
      const fields = replaceEqualDeep(state.review?.fields, review.fields)
      store.updateFile({
        review: { ...review, fields },
        matches: review.matches,
        version: state.version + 1,
      })
    },

    /** @returns the result; null if the task failed or a newer request was started */
    async runLatest<T>(busy: 'reading' | 'checking', task: Promise<T>): Promise<T | null> {
      const isNewest = startRequest()
      update({ busy, problem: null })
      try {
        const result = await task
        return isNewest() ? result : null
      } catch (error) {
        if (isNewest()) update({ problem: error instanceof Error ? error.message : String(error) })
        return null
      } finally {
        if (isNewest()) update({ busy: null })
      }
    },
  }
  return store
}

export type ImportStore = ReturnType<typeof createImportStore>
