import { useIsMutating } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { debtorName } from '@/rules/debtor-name'
import { formatMoney } from '@/rules/money'
import { drafts } from '@/session/drafts'
import { ButtonLink, TextLink } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { AddDebtForm } from './AddDebtForm'
import { emptyDebt, nextDebt, nextDebtValues } from './debt-values'
import { SavedDebtPanel } from './SavedDebtPanel'
import { useNewDebt } from './useNewDebt'

interface DebtEditorProps {
  /** Shown above the form until the debt is saved. */
  before?: ReactNode
  onSaved?: () => void
  /** Leads to the form of the next debt, if that has a screen of its own. */
  onAnother?: () => void
}

export function DebtEditor({ onAnother, ...props }: DebtEditorProps) {
  const [key, setKey] = useState(0)
  const startAgain = () => setKey(key + 1)
  return (
    <NewDebt key={key} onStartAgain={startAgain} onAnother={onAnother ?? startAgain} {...props} />
  )
}

/** The whole life of one new debt: the form, a save without a response, the saved debt. */
function NewDebt({
  before,
  onSaved,
  onStartAgain,
  onAnother,
}: DebtEditorProps & { onStartAgain: () => void; onAnother: () => void }) {
  const debt = useNewDebt(nextDebt.values)
  const { attempt } = debt
  // The screen can be left meanwhile: the draft keeps the note and the files, which are sent once it is open again.
  const isSaving = useIsMutating() > 0
  // Stays when the requests of a screen that was left end, and its draft with them.
  const [lastSaved, setLastSaved] = useState(debt.saved)
  const saved = debt.saved ?? lastSaved
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    nextDebt.values = emptyDebt
  }, [])
  useEffect(() => {
    if (!debt.saved) return
    setLastSaved(debt.saved)
    onSaved?.()
  }, [debt.saved, onSaved])

  function startNext() {
    nextDebt.values = saved ? nextDebtValues(debt.form.getValues()) : emptyDebt
    debt.close()
    if (saved) onAnother()
    else onStartAgain()
  }
  const confirmNext = () => (drafts.has('debt') ? setAsking(true) : startNext())
  return (
    <>
      <UnsavedWorkGuard
        isUnsaved={() => !saved && !isSaving && drafts.has('debt')}
        title="Leave without saving this debt?"
        body="What you have typed will be lost."
        onLeave={debt.close}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard what has not been sent?"
        confirm="Discard"
        onConfirm={startNext}
        onClose={() => setAsking(false)}
      />
      {saved ? (
        <SavedDebtPanel debt={debt} saved={saved} onAnother={confirmNext} />
      ) : (
        <>
          {before}
          <OpenAttemptNotice
            attempt={attempt}
            form={debt.form}
            send={debt.save}
            serverField={debt.serverField}
            describe={(debtor) => (
              <TextLink to="/debt-detail/$id" params={{ id: debtor.id }} target="_blank">
                {[
                  ...[debtorName(debtor), debtor.customer_ref || debtor.external_ref],
                  `${formatMoney(debtor.debtor_debt.initial_debt)} (opens in a new tab)`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </TextLink>
            )}
            link={(id) => (
              <ButtonLink to="/debt-detail/$id" params={{ id }}>
                Open the debt
              </ButtonLink>
            )}
          />
          {/* A debt that may be saved has its own notice. */}
          <AddDebtForm
            debt={debt}
            onStartAgain={debt.wasRestored && !attempt && !isSaving ? confirmNext : undefined}
          />
        </>
      )}
    </>
  )
}
