import { type ReactNode, useEffect, useState } from 'react'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { DebtFields } from './DebtFields'
import { type DebtValues, emptyDebt, nextDebtValues } from './debt-values'
import { SavedPanel } from './SavedPanel'
import { UnconfirmedSavePanel } from './UnconfirmedSavePanel'
import { useNewDebt } from './useNewDebt'

interface DebtEditorProps {
  before: ReactNode
  /** Receives whether the debt is saved. */
  onSavedChange: ((isSaved: boolean) => void) | undefined
}

/** Adds one debt after another. */
export function DebtEditor(props: DebtEditorProps) {
  const [{ key, initial }, start] = useState({ key: 0, initial: emptyDebt })
  return (
    <NewDebt
      key={key}
      initial={initial}
      onStartAgain={(next = emptyDebt) => start({ key: key + 1, initial: next })}
      {...props}
    />
  )
}

/** The whole life of one new debt: the form, a save without a response, the saved debt. */
function NewDebt({
  initial,
  before,
  onSavedChange,
  onStartAgain,
}: DebtEditorProps & {
  initial: DebtValues
  onStartAgain: (initial?: DebtValues) => void
}) {
  const debt = useNewDebt(initial)
  const { stage } = debt
  const isSaved = stage.at === 'saved'
  useEffect(() => onSavedChange?.(isSaved), [onSavedChange, isSaved])
  const startAgain = (next?: DebtValues) => {
    debt.close()
    onStartAgain(next)
  }
  return (
    <>
      <UnsavedWorkGuard
        isUnsaved={() => !isSaved && debt.exists()}
        title="Leave without saving this debt?"
        body="What you have typed will be lost."
        onLeave={debt.close}
      />
      {stage.at === 'form' && (
        <>
          {before}
          {debt.isChecking && <CheckingNotice onStop={debt.stopChecking} />}
          <DebtFields
            debt={debt}
            onStartAgain={debt.wasRestored ? () => startAgain() : undefined}
          />
        </>
      )}
      {stage.at === 'unconfirmed' && (
        <UnconfirmedSavePanel debt={debt} unconfirmed={stage.unconfirmed} />
      )}
      {stage.at === 'saved' && (
        <SavedPanel
          debt={debt}
          saved={stage.saved}
          onAnother={() => startAgain(nextDebtValues(debt.form.getValues()))}
        />
      )}
    </>
  )
}
