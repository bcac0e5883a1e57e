import { useForm } from 'react-hook-form'
import { debtIdOf, useCreateDebtor } from '@/api/debtor/create'
import type { Debtor } from '@/api/debtor/debtor'
import { type DebtEntry, debtorBody } from '@/api/debtor/request-body'
import { toFailure } from '@/api/http/errors'
import type { ChosenFiles } from '@/api/invoices/upload-list'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import type { Press } from '@/api/write/open-attempt'
import type { Saved } from '@/api/write/verified-write'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { type CheckedDebt, debtEntry, debtResolver, formField } from './debt-schema'
import type { DebtValues } from './debt-values'

export interface SavedDebt {
  created: Saved<Debtor>
  /** The id of the `debtor_debt`; null while it could not be fetched. */
  debtId: number | null
  entry: DebtEntry
}

/** The debtor's reason for the dispute, sent as the first note. */
export interface DisputeNote {
  text: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
}

interface DebtDraft {
  values: DebtValues
  files: ChosenFiles
  note: DisputeNote | null
  /** A saved debt is never sent again. */
  saved: SavedDebt | null
}

/** Requests of an earlier visit may still run or be lost, so they are repeated only by a press. */
const restoreDraft = ({ note, ...debt }: DebtDraft): DebtDraft => ({
  ...debt,
  note: note?.state === 'sending' ? { ...note, state: 'failed' } : note,
})

/**
 * A debt being entered: its form, files and note, one draft until everything has arrived.
 * @param initial the form's values without a stored draft
 */
export function useNewDebt(initial: DebtValues) {
  const draft = useDraft<DebtDraft>(
    'debt',
    () => ({ values: initial, files: [], note: null, saved: null }),
    restoreDraft,
  )
  const update = (changes: Partial<DebtDraft>) => draft.set({ ...draft.get(), ...changes })

  const today = useToday()
  const form = useForm<DebtValues, unknown, CheckedDebt>({
    ...formMode,
    resolver: debtResolver(today),
    defaultValues: draft.value.values,
  })
  useValuesListener(form, (values) => draft.save({ ...draft.get(), values }))
  const serverField = (path: string) => formField(path, form.getValues())

  const uploads = useInvoiceUploads({
    value: draft.value.files,
    get: () => draft.get().files,
    set: (files) => update({ files }),
  })
  const { send: create, attempt } = useCreateDebtor()

  function closeIfDone() {
    const { note } = draft.get()
    if (uploads.allSent() && (!note || note.state === 'sent')) draft.close()
  }

  /**
   * Saves the debt; then its panel is shown, which sends note and files.
   * @param answers null for a "Check again" beside an incomplete form
   * @throws {Failure} when the debt was refused or not sent
   */
  async function save(answers: CheckedDebt | null, press?: Press) {
    const entry = answers && debtEntry(answers)
    const options = { today, rules: config.interestRules, feeMode: 'Fixed Fee' } as const
    try {
      const created = await create(entry && debtorBody(entry, options), press)
      if (!answers || !entry) return
      // The debt itself is saved, whether or not its id can be fetched now.
      const debtId = await debtIdOf(created).catch(() => null)
      // One request can resolve two button presses.
      if (draft.get().saved) return
      const text = answers.debt_disputed ? answers.dispute_reason : ''
      const note = text === '' ? null : { text, state: 'waiting' as const }
      update({ saved: { created, debtId, entry }, note })
      closeIfDone()
      snackbar.success('Debt saved successfully!')
    } catch (thrown) {
      // The open attempt stands above the form.
      if (toFailure(thrown).kind !== 'unknown-outcome') throw thrown
    }
  }

  return {
    form,
    today,
    serverField,
    uploads,
    attempt,
    note: draft.value.note,
    saved: draft.value.saved,
    wasRestored: draft.wasRestored,
    close: draft.close,
    save,
    getNote: () => draft.get().note,
    setNote: (note: DisputeNote) => update({ note }),
    /** Fetches the id of a saved debt once more. */
    async fetchDebtId(saved: SavedDebt) {
      try {
        update({ saved: { ...saved, debtId: await debtIdOf(saved.created) } })
      } catch (thrown) {
        snackbar.error(toFailure(thrown).message)
      }
    },
    closeIfDone,
  }
}

export type NewDebt = ReturnType<typeof useNewDebt>
