import { useForm } from 'react-hook-form'
import { type Registration, useRegister } from '@/api/auth'
import { config } from '@/config'
import { emailTypo } from '@/rules/person'
import { snackbar } from '@/session/snackbar'
import { ExternalLink, TextLink } from '@/ui/Buttons'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { PasswordField } from '@/ui/form/PasswordField'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { CaptchaNotice } from './CaptchaNotice'
import { onConfirmation } from './on-confirmation'
import { passwordRules } from './password-schema'
import { passCaptcha } from './recaptcha'
import { emptyRegistration, registerResolver } from './register-schema'
import { typedEmail } from './typed-email'

const names = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
] as const

const warnOfTypo = (text: string) => {
  const meant = emailTypo(text)
  return meant && `Did you mean ${meant}?`
}

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { mutateAsync: register } = useRegister()
  const form = useForm<Registration>({
    ...formMode,
    resolver: registerResolver,
    defaultValues: { ...emptyRegistration, email: typedEmail.read() },
  })
  const { control } = form
  // Changing the first password judges the second one anew.
  form.register('password', { deps: 're_password' })
  const isRefusedEmail = form.formState.errors.email?.type === 'server'

  async function create(user: Registration) {
    typedEmail.keep(user.email)
    await passCaptcha('register')
    await register(user).catch((thrown) => {
      throw onConfirmation(thrown, 're_password')
    })
    snackbar.success('Registration was successful!')
    onRegistered(user.email)
  }

  return (
    <Form form={form} submit="Register" submitting="Registering" onSubmit={create}>
      {names.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          control={control}
          name={name}
          label={label}
          autoComplete={autoComplete}
        />
      ))}
      <TextField
        control={control}
        name="phone"
        label="Phone"
        type="tel"
        width="medium"
        autoComplete="tel"
      />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        warning={warnOfTypo}
      />
      {isRefusedEmail && (
        <Notice tone="info">
          Registered before? <TextLink to="/login">Login</TextLink> or{' '}
          <TextLink to="/request_password_reset">reset your password</TextLink>.
        </Notice>
      )}
      <PasswordField
        control={control}
        name="password"
        label="Password"
        hint={passwordRules}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="re_password"
        label="Confirm password"
        autoComplete="new-password"
      />
      <CheckboxField
        control={control}
        name="terms_agreed"
        label="I agree to the terms and conditions"
        hint={
          <>
            For a copy write to{' '}
            <ExternalLink href={`mailto:${config.contactEmail}`}>
              {config.contactEmail}
            </ExternalLink>
            .
          </>
        }
      />
      <CaptchaNotice />
    </Form>
  )
}
