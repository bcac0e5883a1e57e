import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { config } from '@/config'
import { debtorName } from '@/rules/debtor-name'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import { currentDay } from '@/session/today'
import { type ImportState, initialState, isUnfinished, needsMatching } from './import-state'
import { createConfirmation } from './send/confirm-import'
import type {
  Decisions,
  ListedDebt,
  ReadOptions,
  RowFilter,
  SheetCommands,
  Summary,
} from './sheet/protocol'
import { type Outcome, type SheetHandle, startSheet } from './sheet/sheet-handle'

const draftKey = 'import'

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

/**
 * One import: its state with the sheet of its file. It lives above the router as a draft, so that it
 * survives an expired session, and a batch under way is awaited to its end.
 */
function createImport(queryClient: QueryClient) {
  let state = initialState
  let sheet: SheetHandle | null = null
  let file: File | null = null
  const listeners = new Set<() => void>()

  function set(changes: Partial<ImportState>) {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
    // A finished import is no longer unsaved work.
    if (isKept() && !isUnfinished(state) && state.step === 'import') {
      deleteDraft(draftKey)
      if (listeners.size === 0) sheet?.close()
    }
  }

  const isKept = () => readDraft(draftKey) === draft

  function close() {
    sheet?.close()
    sheet = null
    if (isKept()) deleteDraft(draftKey)
  }

  async function open(options: ReadOptions) {
    const opening = startSheet()
    sheet?.close()
    sheet = opening
    if (!file) return
    set({ ...initialState, work: 'reading' })
    const settings = { today: currentDay(), rules: config.interestRules }
    const outcome = await opening.open(file, settings, options, (progress) => {
      if (sheet === opening) set({ progress })
    })
    if (sheet !== opening) return
    const result = outcome.ok ? outcome.value : { kind: 'refused' as const, ...outcome }
    if (result.kind === 'opened') {
      const { file: facts, summary } = result
      const step = needsMatching(summary) ? 'match' : 'review'
      set({ ...initialState, sheetsToChoose: facts.sheets, step, file: facts, summary })
    } else if (result.kind === 'choose-sheet') {
      set({ ...initialState, sheetsToChoose: result.sheets })
    } else {
      close()
      set({ ...initialState, problem: result.message })
    }
  }

  /** Runs a command of the sheet and stores the summary it results in. */
  async function change<Name extends ChangeName>(
    command: Name,
    ...input: Parameters<SheetCommands[Name]>
  ) {
    const changed = sheet
    if (!changed) return
    const decided = command === 'decide' ? (input[0] as Partial<Decisions>) : {}
    set({
      pendingCommands: state.pendingCommands + 1,
      problem: null,
      decided: { ...state.decided, ...decided },
    })
    const outcome = (await changed.run(command, ...input)) as Outcome<Summary>
    if (sheet !== changed) return
    const pendingCommands = state.pendingCommands - 1
    set({
      pendingCommands,
      decided: pendingCommands === 0 ? {} : state.decided,
      ...(outcome.ok ? { summary: outcome.value } : { problem: outcome.message }),
    })
  }

  const confirmation = createConfirmation({
    queryClient,
    set,
    state: () => state,
    sheet: () => sheet,
    toListedDebts: (records) => records.map(toListedDebt),
  })

  const draft = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    chooseFile(chosen: File) {
      file = chosen
      saveDraft(draftKey, draft)
      return open({})
    },
    /** Reads the chosen file anew. */
    reread: open,
    change,
    /** The person's decisions about the whole file. */
    decide: (changes: Partial<Decisions>) => change('decide', changes),
    /** Compares the rows with the list of debts. */
    compare: (records: readonly Debtor[]) => change('compare', records.map(toListedDebt)),
    /** A page of rows; null once the sheet is closed. */
    async rows(filter: RowFilter, page: number) {
      const outcome = await sheet?.run('rows', filter, page)
      return outcome?.ok ? outcome.value : null
    },
    /** The rows that were not imported, as CSV; null if the sheet is gone. */
    async rowsToFixCsv() {
      const outcome = await sheet?.run('rowsToFixCsv')
      return outcome?.ok ? outcome.value : null
    },
    openStep(step: 'match' | 'review') {
      if (step === 'review' && state.sending) confirmation.forget()
      saveDraft(draftKey, draft)
      set({ step, block: null, sending: null })
    },
    ...confirmation.actions,

    startAgain() {
      confirmation.forget()
      close()
      file = null
      set(initialState)
    },
    /** Frees the file when the screen is left, unless the import is kept as a draft. */
    dispose() {
      if (!isKept()) close()
    },
  }
  return draft
}

export type ImportDraft = ReturnType<typeof createImport>

/** The import kept as a draft, or a new one. */
export const currentImport = (queryClient: QueryClient): ImportDraft =>
  readDraft<ImportDraft>(draftKey) ?? createImport(queryClient)

export const ImportContext = createContext<{ draft: ImportDraft; state: ImportState } | null>(null)

/** The import of this screen. */
export function useImport() {
  const context = use(ImportContext)
  if (!context) throw new Error('There is no import.')
  return context
}

/** The import of this screen with the sheet of its file, which has been opened. */
export function useSheet() {
  const { draft, state } = useImport()
  const { file, summary, decided } = state
  if (!file || !summary) throw new Error('No file has been opened.')
  return { draft, state, file, summary, decided }
}
