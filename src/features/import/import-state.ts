import type { Pence } from '@/rules/money'
import type { Decisions, FileFacts, Summary } from './sheet/protocol'

/** A row that was sent and not added, for the list of reasons. */
export interface FailedRow {
  rowNumber: number
  outcome: 'refused' | 'not-confirmed'
  debtor: string
  reference: string
  reason: string
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

export type ImportAction =
  | { type: 'file-chosen' }
  | { type: 'read-progressed'; progress: number }
  | { type: 'file-refused'; message: string }
  | { type: 'sheet-asked'; sheets: readonly string[] }
  | { type: 'file-opened'; file: FileFacts; summary: Summary }
  | { type: 'command-sent'; decided?: Partial<Decisions> }
  | { type: 'command-answered'; summary: Summary }
  | { type: 'command-failed'; message: string }
  | { type: 'step-opened'; step: 'match' | 'review' }
  | { type: 'comparing-started' }
  | { type: 'import-blocked'; block: ImportBlock | null }
  | { type: 'sending-changed'; sending: Sending; summary?: Summary | undefined }
  | { type: 'started-again' }

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

/** Whether a file needs no decision about its columns. */
const isMatched = (summary: Summary) =>
  summary.missing.length === 0 &&
  summary.contested.length === 0 &&
  summary.questions.firstLineIsDebt === undefined &&
  unmatchedColumns(summary).length === 0

/** A late answer never replaces a newer summary. */
function withSummary(state: ImportState, summary: Summary): ImportState {
  return state.summary && state.summary.version > summary.version ? state : { ...state, summary }
}

export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'file-chosen':
      return { ...initialState, work: 'reading' }
    case 'read-progressed':
      return { ...state, progress: action.progress }
    case 'file-refused':
      return { ...initialState, problem: action.message }
    case 'sheet-asked':
      return { ...initialState, sheetsToChoose: action.sheets }
    case 'file-opened': {
      const { file, summary } = action
      const step = isMatched(summary) ? 'review' : 'match'
      return { ...initialState, sheetsToChoose: file.sheets, step, file, summary }
    }
    case 'command-sent':
      return {
        ...state,
        pendingCommands: state.pendingCommands + 1,
        problem: null,
        decided: { ...state.decided, ...action.decided },
      }
    case 'command-answered': {
      const pendingCommands = state.pendingCommands - 1
      const decided = pendingCommands === 0 ? {} : state.decided
      return withSummary({ ...state, pendingCommands, decided }, action.summary)
    }
    case 'command-failed':
      return {
        ...state,
        pendingCommands: state.pendingCommands - 1,
        decided: {},
        problem: action.message,
      }
    case 'step-opened':
      return { ...state, step: action.step, block: null, sending: null }
    case 'comparing-started':
      return { ...state, work: 'comparing', block: null }
    case 'import-blocked':
      return { ...state, work: null, block: action.block }
    case 'sending-changed': {
      const next = { ...state, step: 'import' as const, work: null, sending: action.sending }
      return action.summary ? withSummary(next, action.summary) : next
    }
    case 'started-again':
      return initialState
    default:
      return action satisfies never
  }
}

/** Rows are being compared, sent or looked for. */
export const isImportRunning = ({ work, sending }: ImportState) =>
  work === 'comparing' ||
  (sending !== null && sending.phase !== 'stopped' && sending.phase !== 'finished')

/** Closing the tab would lose work. */
export const isUnfinished = ({ step, sending }: ImportState) =>
  step !== 'upload' && sending?.phase !== 'finished'
