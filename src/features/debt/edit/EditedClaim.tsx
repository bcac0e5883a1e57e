import { claimInputOf, lastSavedOf, paidOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { ClaimPanel } from '@/components/debt-fields/ClaimPanel'
import type { IsoDate } from '@/rules/days'
import { UnknownClaim } from '../UnknownClaim'
import { useEditedDebt } from './EditedDebt'

/** The claim as it would be after saving. */
export function EditedClaim({ opened, today }: { opened: Debtor; today: IsoDate }) {
  const after = useEditedDebt()
  const heading = 'The claim with your changes'
  if (!after) return <ClaimPanel heading={heading} input={null} />
  return (
    <ClaimPanel
      heading={heading}
      input={claimInputOf(after, today)}
      feeType={isUnread(after, 'fee_type') ? 'Unknown' : after.fee_type}
      paid={paidOf(after) ?? undefined}
      recorded={lastSavedOf(opened.debtor_debt)}
      fallback={<UnknownClaim debt={after} />}
    />
  )
}
