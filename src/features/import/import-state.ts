import type { Debtor } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import type { DateOrder } from './check/date-order'
import type { DecimalSign } from './check/decimal-sign'
import type { Matches } from './match/match-columns'
import type { HandMatches } from './match/match-memory'
import type { ComparisonChange, Review, SheetChoices } from './review/summary'
import type { ImportHolder } from './send/import-lock'
import type { SendState } from './send/send-state'
import type { FileSummary, ReadOptions } from './worker/sheet-service'

type Step = 'choose' | 'match' | 'review' | 'send'

/** Why pressing "Import" sent nothing. */
export type ImportBlock =
  | { kind: 'other-tab'; heldBy: ImportHolder | null }
  | { kind: 'list-unreadable'; message: string }
  | { kind: 'debts-changed'; change: ComparisonChange; isFirstComparison: boolean }

export interface ImportFile {
  name: string
  summary: FileSummary
  /** Matches made by hand for an earlier file with this header, which were applied; null if there are none. */
  rememberedMatches: HandMatches | null
}

export interface ImportState {
  step: Step
  /** `comparing`: the rows are compared with a fresh list of debts before they are sent. */
  busy: 'reading' | 'checking' | 'comparing' | null
  /** The share of the file that has been read, 0 to 1. */
  progress: number
  /** An error message about the file. */
  problem: string | null
  file: ImportFile | null
  readOptions: ReadOptions
  matches: Matches
  /** Names of columns that hold values and that the user chose not to import. */
  excludedColumns: readonly string[]
  dateOrder: DateOrder
  decimal: DecimalSign
  choices: SheetChoices
  /** The day interest is calculated for. */
  today: IsoDate
  review: Review | null
  /** Grows with every change of the sheet: rows fetched for a lower version are stale. */
  version: number
  /** The debts the rows have been compared with. */
  comparedWith: readonly Debtor[] | null
  /** How many of the changes found by comparisons the user has seen. */
  shownChanges: number
  block: ImportBlock | null
  sending: SendState | null
}

export const initialState: Omit<ImportState, 'today'> = {
  step: 'choose',
  busy: null,
  progress: 0,
  problem: null,
  file: null,
  readOptions: { repair: false },
  matches: [],
  excludedColumns: [],
  dateOrder: 'day-first',
  decimal: 'point',
  choices: {
    feeMode: 'Fixed Fee',
    duplicates: {
      identicalRow: 'leave',
      similarRow: 'send',
      existingDebt: 'leave',
      similarDebt: 'send',
    },
  },
  review: null,
  version: 0,
  comparedWith: null,
  shownChanges: 0,
  block: null,
  sending: null,
}

/** Rows are being compared, sent or verified. */
export const isImportRunning = ({ busy, sending }: Pick<ImportState, 'busy' | 'sending'>) =>
  busy === 'comparing' || sending?.phase === 'sending' || sending?.phase === 'checking'

/** Closing the tab would lose data. */
export const isUnfinished = ({ file, sending }: ImportState) =>
  file !== null && sending?.phase !== 'finished'
