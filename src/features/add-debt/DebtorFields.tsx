import { Box } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { BusinessFields, PersonFields } from '@/components/debt-fields/DebtorDetailFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import type { DebtForm } from './debt-schema'
import { debtorTypes } from './debt-values'
import { PasteHelper } from './PasteHelper'
import { splitCompany } from './paste'

/** The debtor's details; the debtor type decides which fields follow. */
export function DebtorFields({ form }: { form: DebtForm }) {
  const { control } = form
  // The choice paints before the fields that depend on it.
  const type = useDeferredValue(useWatch({ control, name: 'debtorType' }))
  return (
    <FormSection>
      <RadioGroupField
        control={control}
        name="debtorType"
        legend="Who owes you the money?"
        hint="The name on your invoices. Directors are not personally liable for a company's debts."
        options={debtorTypes}
        inline
      />
      {type === 'company' && (
        <>
          <PastedBusinessFields form={form} isCompany />
          <Box as="h3" fontWeight="semibold" mb="1">
            Contact person
          </Box>
        </>
      )}
      {type && <PersonFields control={control} isLastNameOptional={type === 'company'} />}
      {type === 'sole-trader' && <PastedBusinessFields form={form} isCompany={false} />}
    </FormSection>
  )
}

const splitPastedCompany = (field: string, text: string) =>
  field === 'company_name' ? splitCompany(text) : null

/** A company pasted with its number fills both fields. */
const PastedBusinessFields = ({ form, isCompany }: { form: DebtForm; isCompany: boolean }) => (
  <PasteHelper form={form} split={splitPastedCompany}>
    <BusinessFields control={form.control} isCompany={isCompany} />
  </PasteHelper>
)
