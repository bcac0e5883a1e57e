import { Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { config } from '@/config'
import { claimBasis } from '@/rules/claim-words'
import { type IsoDate, parseDate } from '@/rules/days'
import { checkAmountOwed } from '@/rules/debt'
import { feeInWords, feeType } from '@/rules/fee'
import { claimWords, feeWords } from '@/rules/glossary'
import { parseMoney } from '@/rules/money'
import { ClaimArithmetic } from '@/ui/ClaimArithmetic'
import { Glossary } from '@/ui/Glossary'
import { Panel } from '@/ui/Panel'
import type { DebtControl } from './debt-schema'

/** What the debt as typed so far would come to, by the same rules that are sent. */
export function ClaimPanel({ control, today }: { control: DebtControl; today: IsoDate }) {
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
  const outstanding = parseMoney(outstandingText)
  const date = parseDate(dateText)
  const lastInvoiceDate = date.ok ? date.value : null
  return (
    <Panel heading="The claim so far">
      {amount.ok ? (
        <ClaimArithmetic
          {...claimBasis({
            initialDebt: amount.value,
            amountOutstanding: (outstanding.ok ? outstanding.value : null) ?? amount.value,
            lastInvoiceDate,
            addInterest,
            addCompensation,
            today,
            rules: config.interestRules,
          })}
          fee={{ type: feeType(amount.value), threshold: feeInWords('Fixed Fee') }}
        />
      ) : (
        <Text color="fg.muted">
          Enter the original amount and the last invoice date to see an estimate.
        </Text>
      )}
      <Glossary words={[...claimWords, ...feeWords]} feeTermsUrl={config.feeTermsUrl} />
    </Panel>
  )
}
