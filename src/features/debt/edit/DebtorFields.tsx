import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { BusinessFields } from '@/components/debt-fields/BusinessFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { PersonFields } from '@/components/debt-fields/PersonFields'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { TextField } from '@/ui/form/TextField'
import type { CheckedEdit } from './edit-schema'
import { type EditValues, editLabels } from './edit-values'

/** The debtor's fields, all of them for every debtor, since each may already have a value. */
export function DebtorFields({ form }: { form: UseFormReturn<EditValues, unknown, CheckedEdit> }) {
  const { control } = form
  const individual = useWatch({ control, name: 'is_individual' })
  useIndividualFlags(form)
  const person = <PersonFields control={control} isLastNameOptional={!individual} />
  return (
    <FormSection heading="Who owes you the money">
      <CheckboxField control={control} name="is_individual" label={editLabels.is_individual} />
      {individual && person}
      <BusinessFields control={control} isCompany={!individual} isNameOptional />
      <TextField control={control} name="company_type" label={editLabels.company_type} optional />
      {!individual && person}
    </FormSection>
  )
}

/** Unticks interest and compensation when the debtor becomes a private individual. */
function useIndividualFlags<T>({ control, setValue }: UseFormReturn<EditValues, unknown, T>): void {
  const individual = useWatch({ control, name: 'is_individual' })
  const previous = useRef(individual)
  useEffect(() => {
    if (previous.current === individual) return
    previous.current = individual
    if (!individual) return
    setValue('add_late_payment_interest', false)
    setValue('add_late_payment_compensation', false)
  }, [individual, setValue])
}
