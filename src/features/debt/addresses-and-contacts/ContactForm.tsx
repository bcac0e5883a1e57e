import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { ContactBody } from '@/api/wire/address-and-contact'
import { ContactFields } from '@/components/addresses/ContactFields'
import { type ContactValues, contactSchema, contactValues } from '@/components/addresses/schema'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { useUnloadWarning } from '@/ui/useUnloadWarning'

export function ContactForm({
  start,
  onSave,
  notice,
}: {
  start: ContactBody
  onSave: (typed: ContactValues) => Promise<void>
  notice: ReactNode
}) {
  const form = useForm<ContactValues>({
    ...formMode,
    resolver: zodResolver(contactSchema),
    defaultValues: contactValues(start),
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
  return (
    <Form form={form} submit="Save contact" submitting="Saving contact" onSubmit={onSave}>
      <ContactFields control={form.control} />
      {notice}
    </Form>
  )
}
