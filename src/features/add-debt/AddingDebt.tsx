import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useInvoiceUploads } from '@/api/invoice-uploads'
import { todayInLondon } from '@/rules/days'
import { snackbar } from '@/session/snackbar'
import { formMode } from '@/ui/form/options'
import { DebtFields } from './DebtFields'
import { dropDebtDraft, useDebtDraft } from './debt-draft'
import { type CheckedDebt, debtResolver } from './debt-schema'
import type { DebtValues } from './debt-values'
import { LeaveGuard } from './LeaveGuard'
import { LostSavePanel } from './LostSavePanel'
import { SavedPanel } from './SavedPanel'
import { debtEntry } from './to-entry'
import { useIndividualFlags } from './useIndividualFlags'
import { useSaveDebt } from './useSaveDebt'

/** One debt from the empty form to its invoices on the server. */
export function AddingDebt({ onStartAgain }: { onStartAgain: () => void }) {
  const draft = useDebtDraft()
  const [today] = useState(() => todayInLondon(new Date()))
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
  const finish = useFinish()
  const finishIfAllSent = (debtorId: number) => {
    if (!uploads.allSent()) return
    if (uploads.any()) snackbar.success('Invoices uploaded successfully!')
    finish(debtorId)
  }
  const { stage, duplicates, save, checkAgain, sendAgain } = useSaveDebt({
    restored: draft.start.stage,
    onStage: (next) => draft.keep({ stage: next }),
    onSaved: async (debtId, debtorId) => {
      await uploads.sendAll(debtId)
      finishIfAllSent(debtorId)
    },
  })

  return (
    <>
      <LeaveGuard saved={stage.at === 'saved'} />
      {stage.at === 'form' && (
        <DebtFields
          form={form}
          today={today}
          duplicates={duplicates}
          uploads={uploads}
          onSubmit={(checked) => save(debtEntry(checked))}
          onStartAgain={draft.wasRestored ? onStartAgain : undefined}
        />
      )}
      {stage.at === 'lost' && (
        <LostSavePanel
          lost={stage.lost}
          onCheckAgain={() => void checkAgain(stage.lost)}
          onSendAgain={() => void sendAgain(stage.lost)}
        />
      )}
      {stage.at === 'saved' && (
        <SavedPanel
          saved={stage.saved}
          uploads={uploads.items}
          onUpload={async () => {
            await uploads.sendAll(stage.saved.debtId)
            finishIfAllSent(stage.saved.debtorId)
          }}
          onRetry={async (key) => {
            await uploads.retry(key, stage.saved.debtId)
            finishIfAllSent(stage.saved.debtorId)
          }}
          onLeave={dropDebtDraft}
          onAnother={onStartAgain}
        />
      )}
    </>
  )
}

/** Nothing is left to do: on to the debt, unless the person has gone elsewhere meanwhile. */
function useFinish() {
  const navigate = useNavigate()
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return (debtorId: number) => {
    dropDebtDraft()
    if (!mounted.current) return
    void navigate({ to: '/debt-detail/$id', params: { id: debtorId }, ignoreBlocker: true })
  }
}
