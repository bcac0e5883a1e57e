import { Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { FormSection } from '@/components/debt-fields/FormSection'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { checkAmountOwed } from '@/rules/debt'
import type { Pence } from '@/rules/money'
import type { DebtControl } from './debt-schema'

/** The invoice picker, with advice on how much evidence a debt of this amount needs. */
export function InvoicesField({
  control,
  uploads,
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
      <UploadPicker items={uploads.items} onAdd={uploads.add} onRemove={uploads.remove} />
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
