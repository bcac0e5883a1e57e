import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { formMode } from '@/ui/form/options'
import { applySubmissionError } from '@/ui/form/submission-error'
import { DebtFields } from './DebtFields'
import { deleteDebtDraft, useDebtDraft } from './debt-draft'
import { type CheckedDebt, debtResolver } from './debt-schema'
import { type DebtValues, nextDebtValues } from './debt-values'
import { LeaveGuard } from './LeaveGuard'
import { SavedPanel } from './SavedPanel'
import { formField } from './server-fields'
import { UnconfirmedSavePanel } from './UnconfirmedSavePanel'
import { useDisputeNote } from './useDisputeNote'
import { useIndividualFlags } from './useIndividualFlags'
import { useSaveDebt } from './useSaveDebt'

/**
 * The whole life of one new debt: form, save, note and invoices.
 * @param blank initial values of the form
 */
export function DebtEditor({
  blank,
  before,
  onStartAgain,
}: {
  blank: DebtValues
  before: ReactNode
  onStartAgain: (blank?: DebtValues) => void
}) {
  const draft = useDebtDraft(blank)
  const today = useToday()
  const form = useForm<DebtValues, unknown, CheckedDebt>({
    ...formMode,
    resolver: debtResolver(today),
    defaultValues: draft.initial.values,
  })
  const updateDraft = useRef(draft.update)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => updateDraft.current({ values: structuredClone(values) }),
      }),
    [form],
  )
  useIndividualFlags(form)

  const uploads = useInvoiceUploads(draft.initial.uploads, (items) =>
    draft.update({ uploads: items }),
  )
  const dispute = useDisputeNote(draft.initial.note, (note) => draft.update({ note }))

  /** Sends the note and files, then deletes the draft if all arrived. */
  async function sendNoteAndFiles(debtId: number, sendFiles = () => uploads.sendAll(debtId)) {
    await dispute.send(debtId)
    const { sent, problem } = await sendFiles()
    if (problem) snackbar.error(problem)
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
    deleteDraftIfDone()
  }
  const deleteDraftIfDone = () => {
    if (uploads.allSent() && dispute.isDone()) deleteDebtDraft()
  }
  const { stage, save, ...actions } = useSaveDebt({
    formId: draft.initial.formId,
    today,
    restored: draft.initial.stage,
    onStage: (next) => draft.update({ stage: next }),
    onSaved: ({ debtId }) => sendNoteAndFiles(debtId),
    onRefused: (thrown) => applySubmissionError(form, thrown, serverField),
  })
  const serverField = (path: string) => formField(path, form.getValues())

  return (
    <>
      <LeaveGuard saved={stage.at === 'saved'} />
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
            dispute.setText(checked.debt_disputed ? checked.dispute_reason : '')
            return save(checked)
          }}
          onStartAgain={draft.wasRestored ? onStartAgain : undefined}
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
          note={dispute.note}
          onSendRest={() => void sendNoteAndFiles(stage.saved.debtId)}
          onRetry={(key) =>
            void sendNoteAndFiles(stage.saved.debtId, () => uploads.retry(key, stage.saved.debtId))
          }
          onRemove={(key) => {
            uploads.remove(key)
            deleteDraftIfDone()
          }}
          onAnother={() => onStartAgain(nextDebtValues(form.getValues()))}
        />
      )}
    </>
  )
}
