import { useSyncExternalStore } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { Failure, toFailure } from '@/api/http/errors'
import { config } from '@/config'
import { debtorName } from '@/rules/debtor-name'
import { drafts } from '@/session/drafts'
import { currentDay } from '@/session/today'
import type { Sending } from './send/sender'
import type { ListedDebt, OpenResult, RowFilter, SheetCommands, Summary } from './sheet/protocol'
import { type SheetHandle, startSheet } from './sheet/sheet-handle'

const initialState = {
  step: 'upload' as 'upload' | 'match' | 'review',
  /** The sheet of the file, from the start of reading it. */
  sheet: null as SheetHandle | null,
  /** The last change of the sheet, until it is answered. */
  change: null as Change | null,
  /** Why the file could not be read or changed. */
  problem: null as string | null,
  /** Why the last round of sending ended early; until a change, after which a person has to confirm anew. */
  stopReason: null as string | null,
  /** A workbook with several sheets, one of which has to be chosen. */
  workbook: null as { file: File; sheets: readonly string[] } | null,
  file: null as Extract<OpenResult, { kind: 'opened' }>['file'] | null,
  summary: null as Summary | null,
  /** The rows that the review shows; pages count from 1. Without any they give way to others. */
  shown: { filter: 'all' as RowFilter, page: 1 },
  /** The cell that is edited, by its row's number and its field: `7:city`. */
  openCell: null as string | null,
  sending: null as Sending | null,
}

/**
 * The import of this page with the sheet of its file. It lives outside the screen, so that unfinished
 * work survives an expired session and a batch under way is awaited to its end. A change of user is a
 * page load, which ends it.
 */
let state = initialState
const listeners = new Set<() => void>()

export const importState = () => state

/** Rows are being compared, sent or looked for, or sending is paused. */
export const isImportRunning = () =>
  state.sending !== null && !['stopped', 'finished'].includes(state.sending.phase)

/** Closing the tab would lose work. */
export const isUnfinished = () =>
  state.sheet !== null &&
  (state.sending?.phase !== 'finished' || Boolean(state.summary?.counts.toFix))

export function setImport(changes: Partial<typeof initialState>) {
  state = { ...state, ...changes }
  for (const listener of [...listeners]) listener()
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
  const shown = { filter, page: 1 } as const
  setImport({ step, shown, openCell: null, problem: null, stopReason: null, sending: null })
}

/** Reads a file. @param sheetName of a workbook that has several sheets */
export async function openFile(file: File, sheetName?: string): Promise<void> {
  startAgain()
  const sheet = startSheet()
  setImport({ sheet })
  const options = { today: currentDay(), rules: config.interestRules, sheetName }
  const result = await sheet
    .open(file, options)
    .catch((thrown) => ({ kind: 'refused' as const, message: toFailure(thrown).message }))
  if (state.sheet !== sheet) return
  if (result.kind === 'opened') {
    const { missing, contested, looksHeaderless } = result.summary
    const isAsking = missing.length + contested.length > 0 || looksHeaderless
    setImport({ file: result.file, summary: result.summary })
    return openStep(isAsking ? 'match' : 'review')
  }
  startAgain()
  if (result.kind === 'refused') setImport({ problem: result.message })
  else setImport({ workbook: { file, sheets: result.sheets } })
}

/** Runs a command of the sheet. @throws {Failure} */
export const runCommand = (async (...call) => {
  if (!state.sheet) throw new Failure('refused', { message: 'The import was closed.' })
  return state.sheet.run(...call)
}) as SheetHandle['run']

/** A command that changes the sheet, with its input. */
type Change = {
  [Name in keyof SheetCommands]: ReturnType<SheetCommands[Name]> extends Summary
    ? [Name, ...Parameters<SheetCommands[Name]>]
    : never
}[keyof SheetCommands]

/** Shows a decision or the match of a column before the sheet has answered. */
function anticipate(summary: Summary, change: Change): Summary {
  if (change[0] === 'decide')
    return { ...summary, decisions: { ...summary.decisions, ...change[1] } }
  if (change[0] !== 'setMatch') return summary
  const [, index, field] = change
  const columns = summary.columns.map((column) =>
    column.index === index ? { ...column, field } : column,
  )
  return { ...summary, columns }
}

/** Changes the sheet, and stores its summary, or shows why it failed. */
export async function changeSheet(...change: Change): Promise<void> {
  const summary = state.summary && anticipate(state.summary, change)
  // A comparison is no decision of a person.
  const isCompared = change[0] === 'compare'
  setImport({ change, summary, stopReason: isCompared ? state.stopReason : null })
  const run = runCommand as (...change: Change) => Promise<Summary>
  const outcome = await run(...change)
    .then((summary) => ({ summary }))
    .catch((thrown) => ({ problem: toFailure(thrown).message }))
  // The summary of a later change has this one too.
  if (state.change === change) setImport({ change: null, ...outcome })
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // A finished import ends with its screen; React may subscribe anew at once.
    queueMicrotask(() => {
      if (listeners.size === 0 && !isUnfinished()) startAgain()
    })
  }
}

export const useImport = () => useSyncExternalStore(subscribe, importState)

/** The import of a file that has been opened. */
export function useSheet() {
  const { file, summary, change, ...others } = useImport()
  if (!file || !summary) throw new Error('No file has been opened.')
  return { ...others, file, summary, isBusy: change !== null }
}
