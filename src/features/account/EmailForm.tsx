import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { TextField } from '@/ui/form/TextField'
import { CaptchaNotice } from './CaptchaNotice'
import { emailForm } from './email-schema'
import { passCaptcha } from './recaptcha'
import { typedEmail } from './typed-email'

/** Asks for an e-mail address and sends something to it. */
export function EmailForm({
  submit,
  submitting,
  action,
  onEmail,
}: {
  submit: string
  submitting: string
  /** What the bot protection calls it. */
  action: string
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
      onSubmit={async ({ email }) => {
        typedEmail.keep(email)
        await passCaptcha(action)
        await onEmail(email)
      }}
    >
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
      />
      <CaptchaNotice />
    </Form>
  )
}
