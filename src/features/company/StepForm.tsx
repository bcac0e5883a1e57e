import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import type { FieldMessage } from '@/api/http/errors'
import type { CurrentUser } from '@/api/user'
import { FormSection } from '@/components/debt-fields/FormSection'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { TextAreaField } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { AddressesFields } from './AddressesFields'
import type { CompanyControl } from './CompanyFields'
import { CompanyFields } from './CompanyFields'
import { ContactsFields } from './ContactsFields'
import type { CompanyForm } from './company-values'
import { stepResolver } from './steps'

/** The form of one step. */
export function StepForm({
  step,
  user,
  values,
  refused,
  back,
  onTyped,
  onAnswered,
}: {
  step: number
  user: CurrentUser | undefined
  values: CompanyEntry
  /** The server's errors for this step. */
  refused: readonly FieldMessage[]
  back: ReactNode
  onTyped: (values: CompanyEntry) => void
  onAnswered: (answers: Partial<CompanyEntry>) => Promise<unknown>
}) {
  const form: CompanyForm = useForm<CompanyEntry, unknown, Partial<CompanyEntry>>({
    ...formMode,
    resolver: stepResolver(step),
    defaultValues: values,
  })
  useValuesListener(form, onTyped)
  useEffect(() => {
    for (const { path, message } of refused) {
      const name = path as FieldPath<CompanyEntry>
      form.setError(name, { type: 'server', message }, { shouldFocus: true })
    }
  }, [form, refused])

  return (
    <Form form={form} submit="Continue" onSubmit={onAnswered} secondary={back}>
      <FormSection>
        {step === 1 && <CompanyFields form={form} />}
        {step === 2 && <AddressesFields form={form} />}
        {step === 3 && <ContactsFields form={form} user={user} />}
        {step === 4 && <AboutYouFields control={form.control} />}
      </FormSection>
    </Form>
  )
}

const introSources = [
  'A colleague or another business',
  'A search engine',
  'Social media',
  'An event',
  'An advertisement',
  'We worked with you before',
]

/** Step 4: all fields are optional. */
function AboutYouFields({ control }: { control: CompanyControl }) {
  return (
    <>
      <TextField
        control={control}
        name="intro_source"
        label="How did you hear about us?"
        optional
        suggestions={introSources}
      />
      <TextAreaField control={control} name="intro_description" label="Tell us more" optional />
    </>
  )
}
