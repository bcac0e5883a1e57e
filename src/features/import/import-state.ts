import type { FieldMessage } from '@/api/http/errors'
import type { Pence } from '@/rules/money'
import type { Decisions, FileFacts, Summary } from './sheet/protocol'

/** A row that was sent and not added, for the list of reasons. */
export interface FailedRow {
  rowNumber: number
  outcome: 'refused' | 'not-confirmed'
  debtor: string
  reference: string
  reasons: readonly FieldMessage[]
}

/** The state of sending, over all rounds. */
export interface Sending {
  /** `pausing` and `stopping` await the batch under way; `looking` searches the list for lost rows. */
  phase: 'sending' | 'pausing' | 'paused' | 'looking' | 'stopping' | 'stopped' | 'finished'
  /** Rows that the person confirmed. */
  total: number
  added: number
  addedPence: Pence
  /** Rows and milliseconds of answered batches, for the time left. */
  pace: { rows: number; ms: number }
  failedRows: readonly FailedRow[]
  /** Why it stopped. */
  message: string | null
}

/** Why a press of "Import" sent nothing. */
export interface ImportBlock {
  heading: string
  text: string
  canRetry: boolean
}

export interface ImportState {
  step: 'upload' | 'match' | 'review' | 'import'
  /** `comparing`: the list is read anew before anything is sent. */
  work: 'reading' | 'comparing' | null
  /** Commands of the sheet that have not been answered. */
  pendingCommands: number
  /** The share of the file that has been read, 0 to 1. */
  progress: number
  /** A message about the file. */
  problem: string | null
  /** Sheets of a workbook, one of which has to be chosen. */
  sheetsToChoose: readonly string[]
  file: FileFacts | null
  summary: Summary | null
  /** What was decided a moment ago, before the sheet has answered. */
  decided: Partial<Decisions>
  block: ImportBlock | null
  sending: Sending | null
}

export const initialState: ImportState = {
  step: 'upload',
  work: null,
  pendingCommands: 0,
  progress: 0,
  problem: null,
  sheetsToChoose: [],
  file: null,
  summary: null,
  decided: {},
  block: null,
  sending: null,
}

/** Columns with values that nothing says to import. */
export const unmatchedColumns = ({ columns }: Summary) =>
  columns.filter(({ field, sample }) => field === null && sample !== '')

/** Whether a file needs a decision about its columns. */
export const needsMatching = ({ missing, contested, questions }: Summary) =>
  missing.length > 0 || contested.length > 0 || questions.firstLineIsDebt !== undefined

/** Rows are being compared, sent or looked for. */
export const isImportRunning = ({ work, sending }: ImportState) =>
  work === 'comparing' ||
  (sending !== null && sending.phase !== 'stopped' && sending.phase !== 'finished')

/** Closing the tab would lose work. */
export const isUnfinished = ({ step, sending }: ImportState) =>
  step !== 'upload' && sending?.phase !== 'finished'
