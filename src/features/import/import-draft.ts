import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { config } from '@/config'
import { debtorName } from '@/rules/debtor-name'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import { currentDay } from '@/session/today'
import type { Sending } from './send/sender'
import type {
  Decisions,
  FileFacts,
  ListedDebt,
  ReadOptions,
  SheetCommands,
  Summary,
} from './sheet/protocol'
import { type Outcome, type SheetHandle, startSheet } from './sheet/sheet-handle'

const initialState = {
  step: 'upload' as 'upload' | 'match' | 'review' | 'import',
  /** The share of the file that has been read, 0 to 1; null while none is read. */
  progress: null as number | null,
  /** Commands of the sheet that have not been answered. */
  pendingCommands: 0,
  /** Why the file could not be read or changed, or why a press of "Import" sent nothing. */
  problem: null as string | null,
  /** Sheets of a workbook, one of which has to be chosen. */
  sheetsToChoose: [] as readonly string[],
  file: null as FileFacts | null,
  summary: null as Summary | null,
  sending: null as Sending | null,
}

type ImportState = typeof initialState

/** Rows are being compared, sent or looked for, or sending is paused. */
export const isImportRunning = ({ sending }: ImportState) =>
  sending !== null && sending.phase !== 'stopped' && sending.phase !== 'finished'

/** Closing the tab would lose work. */
export const isUnfinished = ({ step, progress, sending }: ImportState) =>
  (step !== 'upload' || progress !== null) && sending?.phase !== 'finished'

/** The commands that change the sheet. */
type ChangeName = {
  [Name in keyof SheetCommands]: ReturnType<SheetCommands[Name]> extends Summary ? Name : never
}[keyof SheetCommands]

const toListedDebt = (record: Debtor): ListedDebt => ({
  id: record.id,
  name: debtorName(record),
  customerRef: record.customer_ref,
  externalRef: record.external_ref,
  amount: record.debtor_debt.initial_debt,
  date: record.debtor_debt.last_invoice_date,
})

const draftKey = 'import'
const closed = { ok: false, message: 'The import was closed.' }

/**
 * One import: its state with the sheet of its file. While it is unfinished it lives above the router
 * as a draft, so that it survives an expired session, and a batch under way is awaited to its end.
 */
function createImport(queryClient: QueryClient) {
  let state = initialState
  let sheet: SheetHandle | null = null
  let source: File | null = null
  const listeners = new Set<() => void>()

  function close() {
    sheet?.close()
    sheet = null
  }

  const draft = {
    queryClient,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set(changes: Partial<ImportState>) {
      state = { ...state, ...changes }
      for (const listener of [...listeners]) listener()
      if (isUnfinished(state)) saveDraft(draftKey, draft)
      else deleteDraft(draftKey)
      if (listeners.size === 0) draft.dispose()
    },
    /** Frees the file when the screen is left, unless the import is kept as a draft. */
    dispose() {
      if (!isUnfinished(state)) close()
    },
    startAgain() {
      close()
      draft.set(initialState)
    },

    /** Reads a file, or the one that was chosen last. */
    async open(options: ReadOptions, chosen = source) {
      close()
      if (!chosen) return
      const opening = startSheet()
      sheet = opening
      source = chosen
      draft.set({ ...initialState, progress: 0 })
      const settings = { today: currentDay(), rules: config.interestRules }
      const outcome = await opening.open(chosen, settings, options, (progress) => {
        if (sheet === opening && state.progress !== null) draft.set({ progress })
      })
      if (sheet !== opening) return
      const result = outcome.ok ? outcome.value : { kind: 'refused' as const, ...outcome }
      if (result.kind === 'opened') {
        const { file, summary } = result
        const { missing, contested, questions } = summary
        const isAsking = missing.length + contested.length > 0 || questions.firstLineIsDebt
        draft.set({ ...initialState, step: isAsking ? 'match' : 'review', file, summary })
      } else if (result.kind === 'choose-sheet') {
        draft.set({ ...initialState, sheetsToChoose: result.sheets })
      } else {
        close()
        draft.set({ ...initialState, problem: result.message })
      }
    },
    /** Runs a command of the sheet. */
    run: (async (...call) => sheet?.run(...call) ?? closed) as SheetHandle['run'],
    /** Runs a command that changes the sheet, and stores the summary it results in. */
    async change<Name extends ChangeName>(
      command: Name,
      ...input: Parameters<SheetCommands[Name]>
    ): Promise<Outcome<Summary>> {
      const changed = sheet
      draft.set({ pendingCommands: state.pendingCommands + 1 })
      const outcome = (await draft.run(command, ...input)) as Outcome<Summary>
      if (sheet !== changed) return outcome
      draft.set({
        pendingCommands: state.pendingCommands - 1,
        ...(outcome.ok ? { summary: outcome.value } : { problem: outcome.message }),
      })
      return outcome
    },
    /** Decides about the file; shown at once, before the sheet has answered. */
    decide(changes: Partial<Decisions>) {
      const { summary } = state
      const decisions = summary && { ...summary.decisions, ...changes }
      if (decisions) draft.set({ summary: { ...summary, decisions } })
      return draft.change('decide', changes)
    },
    /** Compares the rows with the list of debts. */
    compare: (records: readonly Debtor[]) => draft.change('compare', records.map(toListedDebt)),
    openStep: (step: 'match' | 'review') => draft.set({ step, problem: null, sending: null }),
  }
  return draft
}

export type ImportDraft = ReturnType<typeof createImport>

/** The import kept as a draft, or a new one, as it is now. */
export function useImportDraft() {
  const queryClient = useQueryClient()
  const [draft] = useState(() => readDraft<ImportDraft>(draftKey) ?? createImport(queryClient))
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  useEffect(() => draft.dispose, [draft])
  return { draft, state }
}

export type Import = ReturnType<typeof useImportDraft>
export const ImportContext = createContext<Import | null>(null)

/** The import of this screen with the sheet of its file, which has been opened. */
export function useSheet() {
  const context = use(ImportContext)
  const { file, summary } = context?.state ?? {}
  if (!context || !file || !summary) throw new Error('No file has been opened.')
  return { ...context, file, summary }
}
