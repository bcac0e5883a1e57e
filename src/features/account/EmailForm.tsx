import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { CaptchaNotice } from './CaptchaNotice'
import { EmailField } from './EmailField'
import { emailForm } from './email-schema'
import { rememberedEmail } from './remembered-email'

/** Sends an email to the address entered. */
export function EmailForm({
  submit,
  submitting,
  again = false,
  onEmail,
}: {
  submit: string
  submitting: string
  /** The user returned to enter another address. */
  again?: boolean
  onEmail: (email: string) => Promise<unknown>
}) {
  const form = useForm({
    ...formMode,
    resolver: zodResolver(emailForm),
    defaultValues: { email: rememberedEmail.read() },
  })
  const { setFocus } = form
  useEffect(() => {
    if (again) setFocus('email')
  }, [again, setFocus])
  return (
    <Form
      form={form}
      submit={submit}
      submitting={submitting}
      onSubmit={({ email }) => onEmail(email)}
    >
      <EmailField control={form.control} name="email" />
      <CaptchaNotice />
    </Form>
  )
}
