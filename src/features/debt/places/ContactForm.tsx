import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { ContactBody } from '@/api/place'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { ContactFields } from '@/ui/place/ContactFields'
import { type ContactValues, contactSchema, contactValues } from '@/ui/place/place-schema'
import { useAskBeforeClosing } from '../useAskBeforeClosing'

export function ContactForm({
  start,
  onSave,
  notice,
}: {
  start: ContactBody
  onSave: (typed: ContactValues) => Promise<void>
  /** Shown below the fields. */
  notice: ReactNode
}) {
  const form = useForm<ContactValues>({
    ...formMode,
    resolver: zodResolver(contactSchema),
    defaultValues: contactValues(start),
  })
  const { isDirty } = form.formState
  useAskBeforeClosing(() => isDirty)
  return (
    <Form form={form} submit="Save contact" submitting="Saving contact" onSubmit={onSave}>
      <ContactFields control={form.control} />
      {notice}
    </Form>
  )
}
