import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useInvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { formMode } from '@/ui/form/options'
import { placeProblem } from '@/ui/form/problems'
import { DebtFields } from './DebtFields'
import { dropDebtDraft, useDebtDraft } from './debt-draft'
import { type CheckedDebt, debtResolver } from './debt-schema'
import { anotherLike, type DebtValues } from './debt-values'
import { LeaveGuard } from './LeaveGuard'
import { LostSavePanel } from './LostSavePanel'
import { SavedPanel } from './SavedPanel'
import { formField } from './server-fields'
import { useDisputeNote } from './useDisputeNote'
import { useIndividualFlags } from './useIndividualFlags'
import { useSaveDebt } from './useSaveDebt'

/**
 * One debt from the empty form to its invoices on the server.
 * @param blank what the form begins with
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
    defaultValues: draft.start.values,
  })
  const keep = useRef(draft.keep)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep.current({ values: structuredClone(values) }),
      }),
    [form],
  )
  useIndividualFlags(form)

  const uploads = useInvoiceUploads(draft.start.uploads, (items) => draft.keep({ uploads: items }))
  const dispute = useDisputeNote(draft.start.note, (note) => draft.keep({ note }))

  /** What goes with the debt; once all of it is there, nothing is left to be kept. */
  async function sendRest(debtId: number, sendFiles = () => uploads.sendAll(debtId)) {
    await dispute.send(debtId)
    const { sent, problem } = await sendFiles()
    if (problem) snackbar.error(problem)
    if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
    dropIfDone()
  }
  const dropIfDone = () => {
    if (uploads.allSent() && dispute.isDone()) dropDebtDraft()
  }
  const { stage, save, ...ways } = useSaveDebt({
    formId: draft.start.formId,
    today,
    restored: draft.start.stage,
    onStage: (next) => draft.keep({ stage: next }),
    onSaved: ({ debtId }) => sendRest(debtId),
    onRefused: (thrown) => placeProblem(form, thrown, serverField),
  })
  const serverField = (path: string) => formField(path, form.getValues())

  return (
    <>
      <LeaveGuard saved={stage.at === 'saved'} />
      {stage.at === 'form' && before}
      {stage.at === 'form' && ways.isChecking && <CheckingNotice onStop={ways.stopChecking} />}
      {stage.at === 'form' && (
        <DebtFields
          form={form}
          today={today}
          uploads={uploads}
          serverField={serverField}
          onSubmit={(checked) => {
            dispute.prepare(checked.debt_disputed ? checked.dispute_reason : '')
            return save(checked)
          }}
          onStartAgain={draft.wasRestored ? onStartAgain : undefined}
        />
      )}
      {stage.at === 'lost' && (
        <LostSavePanel
          lost={stage.lost}
          isChecking={ways.isChecking}
          isSendQueued={ways.isSendQueued}
          uploads={uploads.items}
          onStopChecking={ways.stopChecking}
          onCheckAgain={() => void ways.checkAgain(stage.lost)}
          onSendAgain={() => void ways.sendAgain(stage.lost)}
          onEdit={() => ways.edit(stage.lost)}
        />
      )}
      {stage.at === 'saved' && (
        <SavedPanel
          saved={stage.saved}
          uploads={uploads}
          note={dispute.note}
          onSendRest={() => void sendRest(stage.saved.debtId)}
          onRetry={(key) =>
            void sendRest(stage.saved.debtId, () => uploads.retry(key, stage.saved.debtId))
          }
          onRemove={(key) => {
            uploads.remove(key)
            dropIfDone()
          }}
          onAnother={() => onStartAgain(anotherLike(form.getValues()))}
        />
      )}
    </>
  )
}
