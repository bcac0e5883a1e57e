import { useWatch } from 'react-hook-form'
import { ClaimPanel } from '@/components/debt-fields/ClaimPanel'
import { claimFields } from '@/components/debt-fields/values'
import { config } from '@/config'
import type { ClaimInput } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed } from '@/rules/debt'
import { feeType } from '@/rules/fee'
import { parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import type { DebtControl } from './debt-schema'

/** The claim computed from the typed values, by the rules of the saved debt. */
export function DebtClaim({ control, today }: { control: DebtControl; today: IsoDate }) {
  const [amountText, outstandingText, dateText, addInterest, addCompensation] = useWatch({
    control,
    name: claimFields,
  })
  const amount = checkAmountOwed(amountText)
  const outstanding = parseMoney(outstandingText)
  const date = parseDate(dateText)
  const input: ClaimInput | null = amount.ok
    ? {
        initialDebt: amount.value,
        amountOutstanding: (outstanding.ok ? outstanding.value : null) ?? amount.value,
        lastInvoiceDate: date.ok ? date.value : null,
        addInterest,
        addCompensation,
        today,
        rules: config.interestRules,
      }
    : null
  return (
    <ClaimPanel
      heading="The claim so far"
      input={input}
      fee={input ? feeType(input.initialDebt) : ''}
    />
  )
}
