import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Registration, useRegister } from '@/api/auth'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { ExternalLink, TextLink } from '@/ui/Buttons'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { PasswordField } from '@/ui/form/PasswordField'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { CaptchaNotice } from './CaptchaNotice'
import { withConfirmationField } from './confirmation-field'
import { EmailField } from './EmailField'
import { PasswordRules } from './PasswordRules'
import { passCaptcha } from './pass-captcha'
import { registerResolver } from './register-schema'
import { rememberedEmail } from './remembered-email'

const names = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
] as const

export function RegisterForm({
  start,
  redirect,
  onRegistered,
}: {
  start: Registration
  redirect: string | undefined
  onRegistered: (user: Registration) => void
}) {
  const { mutateAsync: register } = useRegister()
  const form = useForm<Registration>({
    ...formMode,
    resolver: registerResolver,
    defaultValues: start,
  })
  const { control } = form
  // Changing the password revalidates its confirmation.
  form.register('password', { deps: 're_password' })
  const { setFocus } = form
  useEffect(() => {
    // A user who returns with a filled form came to change the address.
    if (start.first_name !== '') setFocus('email')
  }, [start, setFocus])
  const [password, ...personal] = useWatch({
    control,
    name: ['password', 'first_name', 'last_name', 'email'],
  })
  const isRefusedEmail = form.formState.errors.email?.type === 'server'

  async function create(user: Registration) {
    rememberedEmail.save(user.email)
    await passCaptcha('register')
    await register(user).catch((thrown) => {
      throw withConfirmationField(thrown, 're_password')
    })
    snackbar.success('Registration was successful!')
    onRegistered(user)
  }

  return (
    <Form form={form} submit="Register" submitting="Registering" onSubmit={create}>
      <FieldRow>
        {names.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            control={control}
            name={name}
            label={label}
            autoComplete={autoComplete}
          />
        ))}
      </FieldRow>
      <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <EmailField control={control} name="email" />
      {isRefusedEmail && (
        <Notice tone="info">
          Registered before?{' '}
          <TextLink to="/login" search={redirect ? { redirect } : {}}>
            Login
          </TextLink>{' '}
          or <TextLink to="/request_password_reset">reset your password</TextLink>.
        </Notice>
      )}
      <PasswordField
        control={control}
        name="password"
        label="Password"
        hint={<PasswordRules password={password} personal={personal} />}
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
          <Box css={{ '& a': { display: 'inline-flex', alignItems: 'center', minH: '6' } }}>
            <ExternalLink href={config.termsUrl} newTab>
              Read the terms and conditions
            </ExternalLink>
          </Box>
        }
      />
      <CaptchaNotice />
    </Form>
  )
}
