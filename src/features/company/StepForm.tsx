import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { type FieldPath, useFieldArray, useForm, useWatch } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import type { FieldMessage } from '@/api/http/errors'
import type { CurrentUser } from '@/api/user'
import { AddressFields } from '@/components/addresses/AddressFields'
import { ContactFields } from '@/components/addresses/ContactFields'
import { AddEntryButton, EntryGroup, neighbourIndex } from '@/components/addresses/EntryGroup'
import { FormSection } from '@/components/debt-fields/FormSection'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { TextAreaField } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { type CompanyControl, CompanyFields } from './CompanyFields'
import { additionalAddress, additionalContact, type CompanyForm } from './company-values'
import { stepResolver } from './steps'
import { useSinglePrimary } from './useSinglePrimary'

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

/** Step 2: at least one address. */
function AddressesFields({ form }: { form: CompanyForm }) {
  const { control } = form
  useSinglePrimary(form, 'addresses')
  const { fields, append, remove } = useFieldArray({ control, name: 'addresses' })
  const isOnly = fields.length === 1
  function removeAt(index: number) {
    form.setFocus(`addresses.${neighbourIndex(index)}.street_1`)
    remove(index)
  }
  return (
    <>
      {fields.map(({ id }, index) => (
        <EntryGroup
          key={id}
          name="Address"
          index={index}
          // The step heading already names a single address.
          isTitleHidden={isOnly}
          onRemove={isOnly ? undefined : () => removeAt(index)}
        >
          <AddressFields control={control} prefix={`addresses.${index}`} isOwn />
        </EntryGroup>
      ))}
      <Box ms="-3" mb="2">
        <AddEntryButton
          onClick={() =>
            append(additionalAddress, { focusName: `addresses.${fields.length}.street_1` })
          }
        >
          Add another address
        </AddEntryButton>
      </Box>
    </>
  )
}

/** Step 3: at least one contact; the first defaults to the user. */
function ContactsFields({ form, user }: { form: CompanyForm; user?: CurrentUser }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' })
  useOwnContactValue(form, user)
  useSinglePrimary(form, 'contacts')
  const isOnly = fields.length === 1
  function removeAt(index: number) {
    form.setFocus(`contacts.${neighbourIndex(index)}.contact_type`)
    remove(index)
  }
  return (
    <>
      {fields.map(({ id }, index) => (
        <EntryGroup
          key={id}
          name="Contact"
          index={index}
          // The step heading already names a single contact.
          isTitleHidden={isOnly}
          onRemove={isOnly ? undefined : () => removeAt(index)}
        >
          <ContactFields control={control} prefix={`contacts.${index}`} isOwn={index === 0} />
        </EntryGroup>
      ))}
      <Box ms="-3" mb="2">
        <AddEntryButton
          onClick={() =>
            append(additionalContact, { focusName: `contacts.${fields.length}.contact_type` })
          }
        >
          Add another contact
        </AddEntryButton>
      </Box>
    </>
  )
}

/** Switches the first contact between the user's phone and email as its type changes. */
function useOwnContactValue({ control, setValue, getValues }: CompanyForm, user?: CurrentUser) {
  const type = useWatch({ control, name: 'contacts.0.contact_type' })
  useEffect(() => {
    if (!user) return
    const [own, other] = type === 'Email' ? [user.email, user.phone] : [user.phone, user.email]
    if (other && getValues('contacts.0.contact_value') === other) {
      setValue('contacts.0.contact_value', own)
    }
  }, [type, user, setValue, getValues])
}
