import { type ReactNode, useEffect, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { toFailure } from '@/api/http/errors'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { useCreateFirstNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { formMode } from '@/ui/form/options'
import { applySubmissionError } from '@/ui/form/submission-error'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { DebtFields } from './DebtFields'
import { type CheckedDebt, debtResolver } from './debt-schema'
import { type DebtValues, nextDebtValues } from './debt-values'
import { LeaveGuard } from './LeaveGuard'
import { SavedPanel } from './SavedPanel'
import { formField } from './server-fields'
import { UnconfirmedSavePanel } from './UnconfirmedSavePanel'
import { type DebtStore, type DisputeNote, useDebtStore } from './useDebtStore'
import { useSaveDebt } from './useSaveDebt'

/**
 * The whole life of one new debt: form, save, note and invoices.
 * @param blank initial values of the form
 */
export function DebtEditor({
  blank,
  before,
  onSavedChange,
  onStartAgain,
}: {
  blank: DebtValues
  before: ReactNode
  /** Receives whether the debt is saved. */
  onSavedChange?: ((isSaved: boolean) => void) | undefined
  onStartAgain: (blank?: DebtValues) => void
}) {
  const store = useDebtStore(blank)
  const { stage, note } = store.value
  const isSaved = stage.at === 'saved'
  useEffect(() => onSavedChange?.(isSaved), [onSavedChange, isSaved])
  const today = useToday()
  const form = useForm<DebtValues, unknown, CheckedDebt>({
    ...formMode,
    resolver: debtResolver(today),
    defaultValues: store.value.values,
  })
  useValuesListener(form, store.saveValues)
  useIndividualFlags(form)

  const uploads = useInvoiceUploads(store.uploads)
  const sendNote = useDisputeNote(store)

  const closeIfDone = () => {
    const { note } = store.get()
    if (uploads.allSent() && (!note || note.state === 'sent')) store.close()
  }
  /** Sends the note and files, then deletes the draft if all arrived. */
  async function sendNoteAndFiles(debtId: number, sendFiles = () => uploads.sendAll(debtId)) {
    await sendNote(debtId)
    const { sent, problem } = await sendFiles()
    if (problem) snackbar.error(problem)
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
    closeIfDone()
  }
  const { save, ...actions } = useSaveDebt({
    store,
    today,
    onSaved: ({ debtId }) => sendNoteAndFiles(debtId),
    onRefused: (thrown) => applySubmissionError(form, thrown, serverField),
  })
  const startAgain = (next?: DebtValues) => {
    store.close()
    onStartAgain(next)
  }
  const serverField = (path: string) => formField(path, form.getValues())

  return (
    <>
      <LeaveGuard store={store} />
      {stage.at === 'form' && before}
      {stage.at === 'form' && actions.isChecking && (
        <CheckingNotice onStop={actions.stopChecking} />
      )}
      {stage.at === 'form' && (
        <DebtFields
          form={form}
          today={today}
          uploads={uploads}
          serverField={serverField}
          onSubmit={(checked) => {
            const text = checked.debt_disputed ? checked.dispute_reason : ''
            store.update({ note: text === '' ? null : { text, state: 'waiting' } })
            return save(checked)
          }}
          onStartAgain={store.wasRestored ? startAgain : undefined}
        />
      )}
      {stage.at === 'unconfirmed' && (
        <UnconfirmedSavePanel
          unconfirmed={stage.unconfirmed}
          isChecking={actions.isChecking}
          isSendQueued={actions.isSendQueued}
          uploads={uploads.items}
          onStopChecking={actions.stopChecking}
          onCheckAgain={() => void actions.checkAgain(stage.unconfirmed)}
          onSendAgain={() => void actions.sendAgain(stage.unconfirmed)}
          onEdit={() => actions.edit(stage.unconfirmed)}
        />
      )}
      {stage.at === 'saved' && (
        <SavedPanel
          saved={stage.saved}
          uploads={uploads}
          note={note}
          onSendRest={() => void sendNoteAndFiles(stage.saved.debtId)}
          onRetry={(key) =>
            void sendNoteAndFiles(stage.saved.debtId, () => uploads.retry(key, stage.saved.debtId))
          }
          onRemove={(key) => {
            uploads.remove(key)
            closeIfDone()
          }}
          onAnother={() => startAgain(nextDebtValues(form.getValues()))}
        />
      )}
    </>
  )
}

/**
 * Late payment law covers business debts only. Choosing an individual clears both additions,
 * choosing a business restores them; later changes by the user persist.
 */
function useIndividualFlags<T>({ control, setValue }: UseFormReturn<DebtValues, unknown, T>): void {
  const individual = useWatch({ control, name: 'debtorType' }) === 'individual'
  const previous = useRef(individual)
  useEffect(() => {
    if (previous.current === individual) return
    previous.current = individual
    setValue('add_late_payment_interest', !individual)
    setValue('add_late_payment_compensation', !individual)
  }, [individual, setValue])
}

/** Sends the note of a disputed debt once; a retry first checks whether the previous attempt arrived. */
function useDisputeNote({ get, update }: DebtStore) {
  const { create } = useCreateFirstNote()
  const running = useRef(false)

  return async function send(debtId: number) {
    const { text, state } = get().note ?? {}
    if (!text || state === 'sent' || running.current) return
    const setNote = (next: Omit<DisputeNote, 'text'>) => update({ note: { text, ...next } })
    running.current = true
    setNote({ state: 'sending' })
    try {
      await create({ debtId, text })
      setNote({ state: 'sent' })
    } catch (thrown) {
      const { message } = toFailure(thrown)
      snackbar.error(message)
      setNote({ state: 'failed', message })
    } finally {
      running.current = false
    }
  }
}
