import { Box } from '@chakra-ui/react'
import { type Control, useWatch } from 'react-hook-form'
import { claimInputOf, paidOf } from '@/api/debtor/claim'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import { ClaimPanel } from '@/components/debt-fields/ClaimPanel'
import { claimFields } from '@/components/debt-fields/values'
import type { IsoDate } from '@/rules/days'
import { feeRuleText } from '@/rules/fee'
import { Notice } from '@/ui/Notice'
import { debtAfter } from './edit-changes'
import { type CheckedEdit, owedChecks } from './edit-schema'
import { type EditValues, editValues } from './edit-values'

interface EditedClaimProps {
  control: Control<EditValues, unknown, CheckedEdit>
  opened: Debtor
  today: IsoDate
}

/** The debt as it would be after saving; null while the amount is invalid. */
function useEditedDebt({ control, opened, today }: EditedClaimProps): Debt | null {
  const [amountText, outstandingText, dateText, isInterestAdded, isCompensationAdded] = useWatch({
    control,
    name: claimFields,
  })
  const checks = owedChecks(editValues(opened), today)
  const amount = checks.initial_debt(amountText)
  const outstanding = checks.amount_outstanding(outstandingText)
  const date = checks.last_invoice_date(dateText)
  if (!amount.ok) return null
  return debtAfter(opened.debtor_debt, {
    initial_debt: amount.value,
    amount_outstanding: outstanding.ok ? outstanding.value : '',
    last_invoice_date: date.ok ? date.value : '',
    add_late_payment_interest: isInterestAdded,
    add_late_payment_compensation: isCompensationAdded,
  })
}

/** The claim as it would be after saving, and a change of the fee type. */
export function EditedClaim(props: EditedClaimProps) {
  const after = useEditedDebt(props)
  const feeBefore = props.opened.debtor_debt.fee_type
  const heading = 'The claim with your changes'
  if (!after) return <ClaimPanel heading={heading} input={null} />
  return (
    <>
      <ClaimPanel
        heading={heading}
        input={claimInputOf(after, props.today)}
        fee={after.fee_type}
        paid={paidOf(after)}
      />
      <Box aria-live="polite">
        {after.fee_type !== feeBefore && (
          <Notice tone="warning" heading="Saving changes the fee type">
            {feeBefore
              ? `It will change from ${feeBefore} to ${after.fee_type}, because the original amount changes. ${feeRuleText('Fixed Fee')}`
              : `No fee type is recorded. It will be ${after.fee_type}. ${feeRuleText('Fixed Fee')}`}
          </Notice>
        )}
      </Box>
    </>
  )
}
