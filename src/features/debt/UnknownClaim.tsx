import { isSettledDebt, lastSavedOf, outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { DefinitionList } from '@/ui/DefinitionList'

/** The remaining figures of a claim with an unreadable amount, date or flag. */
export function UnknownClaim({ debt }: { debt: Debt }) {
  const unknown = { interest: null, compensation: null }
  const { interest, compensation } = isSettledDebt(debt) ? lastSavedOf(debt) : unknown
  return (
    <DefinitionList
      items={[
        { term: 'Original amount', value: formatMoney(debt.initial_debt) },
        { term: 'Outstanding', value: formatMoneyOrUnknown(outstandingOf(debt)) },
        { term: 'Late payment interest', value: formatMoneyOrUnknown(interest) },
        { term: 'Late payment compensation', value: formatMoneyOrUnknown(compensation) },
        { term: 'Total', value: 'Unknown' },
      ]}
    />
  )
}
