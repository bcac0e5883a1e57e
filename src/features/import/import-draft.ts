import { useSyncExternalStore } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { Failure, toFailure } from '@/api/http/errors'
import { config } from '@/config'
import { createListeners } from '@/lib/listeners'
import { debtorName } from '@/rules/debtor-name'
import { drafts } from '@/session/drafts'
import { currentDay } from '@/session/today'
import type { ListedDebt, OpenResult, RowFilter, Summary } from './sheet/protocol'
import { startSheet } from './sheet/sheet-handle'

const initialState = {
  step: 'upload' as 'upload' | 'match' | 'review',
  /** The sheet of the file, from the start of reading it. */
  sheet: null as SheetHandle | null,
  /** The last change of the sheet, until it is answered. */
  change: null as Promise<Summary> | null,
  /** Why the file could not be read or changed. */
  problem: null as string | null,
  /** Why the last round of sending ended early; until a change, after which a person has to confirm anew. */
  stopReason: null as string | null,
  /** A workbook with several sheets, one of which has to be chosen. */
  workbook: null as { file: File; sheets: readonly string[] } | null,
  file: null as Extract<OpenResult, { file: object }>['file'] | null,
  summary: null as Summary | null,
  /** The rows that the review shows, and the cell that it opens (`7:city`). Without any they give way to others. */
  shown: { filter: 'all' as RowFilter, page: 1, cell: '' },
  /**
   * The phase of sending; null before it. `comparing`: the list is read anew before anything is sent;
   * `looking`: for rows that were lost. The sheet has the outcomes of the rows.
   */
  phase: null as 'comparing' | 'sending' | 'looking' | 'paused' | 'stopped' | 'finished' | null,
  /** The button that the person pressed; it is followed once the batch under way has been answered. */
  wish: 'send' as 'send' | 'pause' | 'stop',
  /** Rows that were added before the person confirmed the others. */
  addedBefore: 0,
  /** Milliseconds, of the last batch; 0 before the first. */
  msPerRow: 0,
}

export type ImportState = typeof initialState

/**
 * The import of this page with the sheet of its file. It lives outside the screen, so that unfinished
 * work survives an expired session and a batch under way is awaited to its end. A change of user is a
 * page load, which ends it.
 */
let state = initialState
const { notify, subscribe } = createListeners()

export const importState = () => state

/** Rows are being compared, sent or looked for, or sending is paused. */
export const isImportRunning = ({ phase } = state) =>
  phase !== null && !['stopped', 'finished'].includes(phase)

/** Closing the tab would lose work. */
export const isUnfinished = ({ sheet, phase, summary } = state) =>
  sheet !== null && (phase !== 'finished' || Boolean(summary?.counts.toFix))

export function setImport(changes: Partial<ImportState>) {
  state = { ...state, ...changes }
  notify()
  if (isUnfinished()) drafts.set('import', true)
  else drafts.delete('import')
}

/** Ends the import and frees its file. */
export function startAgain() {
  state.sheet?.close()
  setImport(initialState)
}

/** Earlier steps can be opened until sending begins, and after it for the rows to fix, which come first. */
export function openStep(step: 'match' | 'review') {
  const filter = state.summary?.counts.toFix ? 'to-fix' : 'all'
  const shown = { filter, page: 1, cell: '' } as const
  setImport({ step, shown, problem: null, stopReason: null, phase: null })
}

/** Reads a file. @param sheetName of a workbook that has several sheets */
export async function openFile(file: File, sheetName?: string): Promise<void> {
  startAgain()
  const sheet = startSheet()
  setImport({ sheet })
  const options = { today: currentDay(), rules: config.interestRules, sheetName }
  const opened = await sheet.open(file, options).catch((thrown) => toFailure(thrown).message)
  if (state.sheet !== sheet) return
  if (typeof opened === 'string' || 'workbook' in opened) {
    startAgain()
    return setImport(typeof opened === 'string' ? { problem: opened } : opened)
  }
  setImport(opened)
  const { missing, contested, looksHeaderless } = opened.summary
  openStep(missing.length + contested.length > 0 || looksHeaderless ? 'match' : 'review')
}

type SheetHandle = ReturnType<typeof startSheet>

/** Runs a command of the sheet in its worker: `(sheet) => sheet.undo()`. @throws {Failure} */
export const runCommand: SheetHandle['run'] = async (command) => {
  if (!state.sheet) throw new Failure('refused', { message: 'The import was closed.' })
  return state.sheet.run(command)
}

/**
 * Changes the sheet, and stores its summary, or shows why it failed.
 * @param shown before the sheet has answered
 */
export async function changeSheet(
  command: Parameters<typeof runCommand<Summary>>[0],
  shown: Partial<ImportState> = { stopReason: null },
): Promise<void> {
  const change = runCommand(command)
  setImport({ change, ...shown })
  const outcome = await change
    .then((summary) => ({ summary }))
    .catch((thrown) => ({ problem: toFailure(thrown).message }))
  // The summary of a later change has this one too.
  if (state.change === change) setImport({ change: null, ...outcome })
}

/** Decides about the whole file. */
export function decide(changes: Partial<Summary['decisions']>): Promise<void> {
  const { summary } = state
  const shown = summary && { ...summary, decisions: { ...summary.decisions, ...changes } }
  return changeSheet((sheet) => sheet.decide(changes), { summary: shown, stopReason: null })
}

/** Debts of the list, as the sheet compares them. */
export const listedDebts = (records: readonly Debtor[]): ListedDebt[] =>
  records.map(({ id, debtor_debt: debt, ...debtor }) => ({
    id,
    name: debtorName(debtor),
    customerRef: debtor.customer_ref,
    externalRef: debtor.external_ref,
    amount: debt.initial_debt,
    date: debt.last_invoice_date,
  }))

export const useImport = () => useSyncExternalStore(subscribe, importState)

/** The import of a file that has been opened. */
export function useSheet() {
  const { file, summary, ...others } = useImport()
  if (!file || !summary) throw new Error('No file has been opened.')
  return { ...others, file, summary, isBusy: others.change !== null }
}
