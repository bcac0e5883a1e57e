import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { CaptchaNotice } from './CaptchaNotice'
import { EmailField } from './EmailField'
import { emailForm } from './email-schema'
import { typedEmail } from './typed-email'

/** Asks for an e-mail address and sends something to it. */
export function EmailForm({
  submit,
  submitting,
  onEmail,
}: {
  submit: string
  submitting: string
  onEmail: (email: string) => Promise<unknown>
}) {
  const form = useForm({
    ...formMode,
    resolver: zodResolver(emailForm),
    defaultValues: { email: typedEmail.read() },
  })
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
