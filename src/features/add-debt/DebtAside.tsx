import { Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { ClaimPanel } from '@/components/debt-fields/ClaimPanel'
import { FormSection } from '@/components/debt-fields/FormSection'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { config } from '@/config'
import type { ClaimInput } from '@/rules/claim'
import { type IsoDate, parseDate } from '@/rules/days'
import { checkAmountOwed } from '@/rules/debt'
import { feeType } from '@/rules/fee'
import { type Pence, parseMoney } from '@/rules/money'
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
      feeType={input ? feeType(input.initialDebt) : ''}
    />
  )
}

/** The invoice picker, with advice on how much evidence a debt of this amount needs. */
export function InvoicesField({
  control,
  uploads: { items, add, remove },
}: {
  control: DebtControl
  uploads: InvoiceUploads
}) {
  const amount = checkAmountOwed(useWatch({ control, name: 'initial_debt' }))
  return (
    <FormSection heading="Evidence">
      <Text mb="3" fontSize="sm" color="fg.muted">
        {evidenceAdvice(amount.ok ? amount.value : null)}
      </Text>
      <UploadPicker items={items} onAdd={add} onRemove={remove} />
    </FormSection>
  )
}

const smallDebtPence = 1_500_00
const largeDebtPence = 10_000_00

/** Advice on evidence for an amount (pence); never a condition. */
function evidenceAdvice(amount: Pence | null): string {
  if (amount === null)
    return 'You can add invoices now or later. The larger the debt, the more they help.'
  if (amount < smallDebtPence)
    return 'For a debt under £1,500 invoices help, but we can begin without them.'
  if (amount <= largeDebtPence)
    return 'For a debt of this size, add the invoice or another supporting document.'
  return 'For a debt over £10,000, add every invoice and the contract or order if there is one.'
}
