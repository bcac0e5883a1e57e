import { type ReactNode, useState } from 'react'
import { DebtEditor } from './DebtEditor'
import { emptyDebt } from './debt-values'

/** The form of one debt, and its result after saving. */
export function DebtForm({ before }: { before: ReactNode }) {
  const [{ round, blank }, begin] = useState({ round: 0, blank: emptyDebt })
  return (
    <DebtEditor
      key={round}
      blank={blank}
      before={before}
      onStartAgain={(next = emptyDebt) => begin({ round: round + 1, blank: next })}
    />
  )
}
