import { useWatch } from 'react-hook-form'
import { ClaimPanel } from '@/components/debt-fields/ClaimPanel'
import { config } from '@/config'
import { type IsoDate, parseDate } from '@/rules/days'
import { checkAmountOwed } from '@/rules/debt'
import { feeType } from '@/rules/fee'
import { parseMoney } from '@/rules/money'
import type { DebtControl } from './debt-schema'

/** The claim computed from the typed values, by the rules of the saved debt. */
export function DebtClaim({ control, today }: { control: DebtControl; today: IsoDate }) {
  const [amountText, outstandingText, dateText, addInterest, addCompensation] = useWatch({
    control,
    name: [
      'initial_debt',
      'amount_outstanding',
      'last_invoice_date',
      'add_late_payment_interest',
      'add_late_payment_compensation',
    ],
  })
  const amount = checkAmountOwed(amountText)
  const heading = 'The claim so far'
  if (!amount.ok) return <ClaimPanel heading={heading} input={null} />
  const outstanding = parseMoney(outstandingText)
  const date = parseDate(dateText)
  return (
    <ClaimPanel
      heading={heading}
      input={{
        initialDebt: amount.value,
        amountOutstanding: (outstanding.ok ? outstanding.value : null) ?? amount.value,
        lastInvoiceDate: date.ok ? date.value : null,
        addInterest,
        addCompensation,
        today,
        rules: config.interestRules,
      }}
      feeType={feeType(amount.value)}
    />
  )
}
