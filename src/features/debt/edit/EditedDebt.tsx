import { Box } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { claimInputOf, lastSavedOf, paidOf } from '@/api/debtor/claim'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { ClaimPanel } from '@/components/debt-fields/ClaimPanel'
import type { IsoDate } from '@/rules/days'
import { feeRuleText } from '@/rules/fee'
import { Notice } from '@/ui/Notice'
import { UnknownClaim } from '../UnknownClaim'
import { claimFields, type EditControl, owedChecks } from './edit-schema'
import { editValues } from './edit-values'
import { editedDebt, feeChange } from './edited-debt'

interface EditedDebtProps {
  control: EditControl
  opened: Debtor
  today: IsoDate
}

/** The debt as it would be after saving; null while the amount is invalid. */
function useEditedDebt({ control, opened, today }: EditedDebtProps): Debt | null {
  const values = useWatch({ control, name: claimFields })
  const [amountText, outstandingText, dateText, ...flags] = values
  const checks = owedChecks(editValues(opened), today)
  const amount = checks.initial_debt(amountText)
  if (!amount.ok) return null
  const outstanding = checks.amount_outstanding(outstandingText)
  const date = checks.last_invoice_date(dateText)
  const [debt_disputed, add_late_payment_interest, add_late_payment_compensation] = flags
  return editedDebt(opened.debtor_debt, {
    initial_debt: amount.value,
    amount_outstanding: outstanding.ok ? outstanding.value : '',
    last_invoice_date: date.ok ? date.value : '',
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
  })
}

/** The claim as it would be after saving. */
export function EditedClaim(props: EditedDebtProps) {
  const after = useEditedDebt(props)
  const heading = 'The claim with your changes'
  if (!after) return <ClaimPanel heading={heading} input={null} />
  return (
    <ClaimPanel
      heading={heading}
      input={claimInputOf(after, props.today)}
      feeType={isUnread(after, 'fee_type') ? 'Unknown' : after.fee_type}
      paid={paidOf(after) ?? undefined}
      recorded={lastSavedOf(props.opened.debtor_debt)}
      fallback={<UnknownClaim debt={after} />}
    />
  )
}

/** Warns that saving changes the fee type. */
export function FeeChangeNotice(props: EditedDebtProps) {
  const after = useEditedDebt(props)
  const change = after && feeChange(props.opened.debtor_debt, after)
  return (
    <Box aria-live="polite">
      {change && (
        <Notice tone="warning" heading="Saving changes the fee type">
          {change.from
            ? `It changes from ${change.from} to ${change.to}, because the original amount changes.`
            : `No fee type is recorded. It becomes ${change.to}.`}{' '}
          {feeRuleText('Fixed Fee')}
        </Notice>
      )}
    </Box>
  )
}
