import { Box, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Registration, useRegister } from '@/api/auth'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { Button, ExternalLink, TextLink } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { PasswordField } from '@/ui/form/PasswordField'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { AccountScreen } from './AccountScreen'
import { useActivationMail } from './account-mails'
import { CaptchaNotice } from './CaptchaNotice'
import { withConfirmationField } from './confirmation-field'
import { EmailField } from './EmailField'
import { EmailSent } from './EmailSent'
import { PasswordRules } from './PasswordRules'
import { passCaptcha } from './pass-captcha'
import { emptyRegistration, registerResolver } from './register-schema'
import { rememberedEmail } from './remembered-email'

export function Register({ redirect }: { redirect?: string | undefined }) {
  const [start, setStart] = useState({ ...emptyRegistration, email: rememberedEmail.read() })
  const [registered, setRegistered] = useState('')
  const loginLink = (
    <TextLink to="/login" search={redirect ? { redirect } : {}}>
      Login
    </TextLink>
  )

  function onRegistered({ first_name, last_name, phone, email }: Registration) {
    // Keeps the values for another address, except the passwords.
    setStart({ ...emptyRegistration, first_name, last_name, phone, email })
    setRegistered(email)
  }

  return (
    <AccountScreen
      heading="Register"
      intro={
        registered ? (
          <Text>Opened the link already? {loginLink}</Text>
        ) : (
          <>
            <Text mb="2">Already have an account? {loginLink}</Text>
            <Text>Create your account, then confirm your email and add your company.</Text>
          </>
        )
      }
    >
      {registered ? (
        <CheckEmailPanel email={registered} onChange={() => setRegistered('')} />
      ) : (
        <RegisterForm start={start} redirect={redirect} onRegistered={onRegistered} />
      )}
    </AccountScreen>
  )
}

function CheckEmailPanel({ email, onChange }: { email: string; onChange: () => void }) {
  const send = useActivationMail()
  return (
    <Box ref={focusHeading}>
      <Panel heading="Check your email">
        <EmailSent
          resend="Send the activation email again"
          onResend={() => send(email)}
          change={
            <Button variant="ghost" onClick={onChange}>
              Use another address
            </Button>
          }
        >
          We have sent a link to <strong>{email}</strong>. Open it to activate your account, then
          log in and tell us about your company.
        </EmailSent>
      </Panel>
    </Box>
  )
}

const names = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
] as const

function RegisterForm({
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
