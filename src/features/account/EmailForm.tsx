import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form, formMode } from '@/ui/form/Form'
import { CaptchaNotice } from './CaptchaNotice'
import { EmailField, emailSchema } from './EmailField'
import { rememberedEmails } from './remembered-emails'

const resolver = zodResolver(z.object({ email: emailSchema }))

export function EmailForm({
  submit,
  submitting,
  shouldFocus = false,
  onEmail,
}: {
  submit: string
  submitting: string
  /** For a user who returned to enter another address. */
  shouldFocus?: boolean
  onEmail: (email: string) => Promise<unknown>
}) {
  const form = useForm({
    ...formMode,
    resolver,
    defaultValues: { email: rememberedEmails.typed },
  })
  const { setFocus } = form
  useEffect(() => {
    if (shouldFocus) setFocus('email')
  }, [shouldFocus, setFocus])
  return (
    <Form
      form={form}
      submit={submit}
      submitting={submitting}
      onSubmit={({ email }) => onEmail(email)}
    >
      <EmailField />
      <CaptchaNotice />
    </Form>
  )
}
