import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { debtorName } from '@/rules/debtor-name'
import { drafts } from '@/session/drafts'
import { ButtonLink } from '@/ui/Buttons'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { AddDebtForm } from './AddDebtForm'
import { type DebtValues, emptyDebt, nextDebtValues } from './debt-values'
import { SavedDebtPanel } from './SavedDebtPanel'
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
  const { attempt } = debt
  // Stays when the requests of a screen that was left end, and its draft with them.
  const [saved, setSaved] = useState(debt.saved)
  if (debt.saved && debt.saved !== saved) setSaved(debt.saved)
  const isSaved = saved !== null
  useEffect(() => onSavedChange?.(isSaved), [onSavedChange, isSaved])
  const startAgain = (next?: DebtValues) => {
    debt.close()
    onStartAgain(next)
  }
  return (
    <>
      <UnsavedWorkGuard
        isUnsaved={() => !isSaved && drafts.has('debt')}
        title="Leave without saving this debt?"
        body="What you have typed will be lost."
        onLeave={debt.close}
      />
      {saved ? (
        <SavedDebtPanel
          debt={debt}
          saved={saved}
          onAnother={() => startAgain(nextDebtValues(debt.form.getValues()))}
        />
      ) : (
        <>
          {before}
          {attempt && (
            <Box ref={takeFocus} tabIndex={-1} outline="none" aria-live="polite">
              <OpenAttemptNotice
                attempt={attempt}
                form={debt.form}
                send={debt.save}
                serverField={debt.serverField}
                describe={(debtor) => `${debtorName(debtor)}, number ${debtor.id}`}
                link={(id) => (
                  <ButtonLink to="/debt-detail/$id" params={{ id }}>
                    Open the debt
                  </ButtonLink>
                )}
              />
            </Box>
          )}
          <AddDebtForm
            debt={debt}
            onStartAgain={debt.wasRestored ? () => startAgain() : undefined}
          />
        </>
      )}
    </>
  )
}

/** The notice of a save without a response takes the focus when it appears, and keeps it. */
function takeFocus(element: HTMLElement | null) {
  element?.focus()
  return restoreFocusOnRemoval(element)
}
