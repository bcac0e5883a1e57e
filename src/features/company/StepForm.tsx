import { type ReactNode, useEffect } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import type { FieldMessage } from '@/api/http/errors'
import { AddressFields } from '@/components/addresses/AddressFields'
import { ContactFields } from '@/components/addresses/ContactFields'
import { EntryList } from '@/components/addresses/EntryList'
import { Form, formMode } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { Panel } from '@/ui/Panel'
import { CompanyFields } from './CompanyFields'
import type { CompanyForm } from './company-values'
import { stepOf, stepResolver } from './registration-steps'

/** The form of one step of the registration of a company. */
export function StepForm({
  step,
  values,
  refused,
  back,
  onTyped,
  onAnswered,
}: {
  step: number
  values: CompanyEntry
  /** The server's errors, also those of other steps. */
  refused: readonly FieldMessage[]
  back: ReactNode
  onTyped: (values: CompanyEntry) => void
  onAnswered: (answers: Partial<CompanyEntry>) => Promise<unknown>
}) {
  const form = useForm<CompanyEntry, unknown, Partial<CompanyEntry>>({
    ...formMode,
    resolver: stepResolver(step),
    defaultValues: values,
  })
  useValuesListener(form, onTyped)
  useEffect(() => {
    const own = refused.filter(({ path }) => stepOf(path) === step)
    for (const [index, { path, message }] of own.entries()) {
      const name = path as FieldPath<CompanyEntry>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }, [form, refused, step])

  return (
    <Form form={form} submit="Continue" onSubmit={onAnswered} secondary={back}>
      <Panel isCompact>
        {step === 1 && <CompanyFields />}
        {step === 2 && <EntriesFields form={form} list="addresses" />}
        {step === 3 && <EntriesFields form={form} list="contacts" />}
        {step === 4 && <AboutYouFields />}
      </Panel>
    </Form>
  )
}

/** Steps 2 and 3: at least one address, and at least one contact. */
function EntriesFields({ form, list }: { form: CompanyForm; list: 'addresses' | 'contacts' }) {
  useSinglePrimary(form, list)
  return (
    <EntryList
      list={list}
      fields={(prefix, index) =>
        list === 'addresses' ? (
          <AddressFields prefix={prefix} isOwn />
        ) : (
          <ContactFields prefix={prefix} isOwn={index === 0} />
        )
      }
    />
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
const AboutYouFields = () => (
  <>
    <TextField<CompanyEntry>
      name="intro_source"
      label="How did you hear about us?"
      isOptional
      suggestions={introSources}
    />
    <TextAreaField<CompanyEntry> name="intro_description" label="Tell us more" isOptional />
  </>
)

/** Marking an entry as primary unmarks the others. */
function useSinglePrimary(
  { subscribe, setValue, getValues }: CompanyForm,
  list: 'addresses' | 'contacts',
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '' }) => {
          const [changedList, changedIndex, field] = name.split('.')
          if (changedList !== list || field !== 'isPrimary') return
          const index = Number(changedIndex)
          const all = getValues(list)
          if (!all[index]?.isPrimary) return
          all.forEach((one, other) => {
            if (other !== index && one.isPrimary) setValue(`${list}.${other}.isPrimary`, false)
          })
        },
      }),
    [subscribe, setValue, getValues, list],
  )
}
