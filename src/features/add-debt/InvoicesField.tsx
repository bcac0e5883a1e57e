import { Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { FormSection } from '@/components/debt-fields/FormSection'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { checkAmountOwed } from '@/rules/debt'
import type { DebtControl } from './debt-schema'
import { evidenceAdvice } from './evidence'

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
