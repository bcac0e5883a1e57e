import { useState } from 'react'
import { AddingDebt } from './AddingDebt'
import { dropDebtDraft } from './debt-draft'

/** The form of one debt, and after saving what became of it. */
export function DebtForm() {
  const [round, setRound] = useState(0)
  return (
    <AddingDebt
      key={round}
      onStartAgain={() => {
        dropDebtDraft()
        setRound(round + 1)
      }}
    />
  )
}
