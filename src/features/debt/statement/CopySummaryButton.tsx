import { type ComponentProps, memo } from 'react'
import { claimInputOf, outstandingOf, paidOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { type ClaimBasis, claimBasis, compensationText, interestText } from '@/rules/claim-text'
import { type IsoDate, shortDate } from '@/rules/days'
import { debtorName } from '@/rules/debtor-name'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { useToday } from '@/session/today'
import { CopyButton } from '../CopyButton'

export const CopySummaryButton = memo(function CopySummaryButton({
  debtor,
  ...buttonProps
}: { debtor: Debtor } & Pick<ComponentProps<typeof CopyButton>, 'iconOnly' | 'size'>) {
  return <CopyButton text={summaryText(debtor, useToday())} label="Copy summary" {...buttonProps} />
})

/** A plain-text summary of a debt, to paste into an email or a spreadsheet. */
function summaryText(debtor: Debtor, today: IsoDate): string {
  const { debtor_debt: debt } = debtor
  const claimInput = claimInputOf(debt, today)
  const status = [debt.status, debt.debt_disputed && 'disputed'].filter(Boolean).join(', ')
  return [
    debtorName(debtor),
    debtor.customer_ref && `Your reference: ${debtor.customer_ref}`,
    status && `Status: ${status}`,
    debt.last_invoice_date && `Last invoice: ${shortDate(debt.last_invoice_date)}`,
    `Original amount: ${formatMoney(debt.initial_debt)}`,
    `Paid: ${formatMoneyOrUnknown(paidOf(debt))}`,
    `Outstanding: ${formatMoneyOrUnknown(outstandingOf(debt))}`,
    ...(claimInput
      ? claimLines(claimBasis(claimInput))
      : [`Total on ${shortDate(today)}: Unknown`]),
  ]
    .filter(Boolean)
    .join('\n')
}

function claimLines(basis: ClaimBasis): string[] {
  const { claim, today } = basis
  return [
    `Late payment interest: ${formatMoney(claim.interest)} (${interestText(basis)})`,
    `Late payment compensation: ${formatMoney(claim.compensation)} (${compensationText(basis)})`,
    `Total on ${shortDate(today)}: ${formatMoney(claim.total)} (${claim.isSettled ? 'settled' : 'estimate'})`,
  ]
}
