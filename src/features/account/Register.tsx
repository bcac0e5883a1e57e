import { Box, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Registration, useRegister } from '@/api/auth'
import { toFailure } from '@/api/http/errors'
import { config } from '@/config'
import { required, tidy } from '@/rules/check'
import { checkPhone } from '@/rules/person'
import { snackbar } from '@/session/snackbar'
import { Button, ExternalLink, TextLink } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { FieldRow } from '@/ui/form/FieldRow'
import { Form, formMode } from '@/ui/form/Form'
import { rule, ticked } from '@/ui/form/rule'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { AccountScreen } from './AccountScreen'
import { useActivationEmail } from './account-emails'
import { CaptchaNotice } from './CaptchaNotice'
import { EmailField, emailSchema } from './EmailField'
import { EmailSent } from './EmailSent'
import { NewPasswordFields, newPasswordResolver, passwordServerField } from './NewPasswordFields'
import { passCaptcha } from './pass-captcha'
import { rememberedEmails } from './remembered-emails'

const resolver = newPasswordResolver<Registration>('password', {
  first_name: rule(required('Enter your first name', tidy)),
  last_name: rule(required('Enter your last name', tidy)),
  phone: rule(required('Enter your phone number', checkPhone)),
  email: emailSchema,
  terms_agreed: ticked('You must agree to the terms to create an account'),
})

const emptyRegistration: Registration = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  password: '',
  re_password: '',
  terms_agreed: false,
}

export function Register({ redirect }: { redirect?: string | undefined }) {
  const send = useActivationEmail()
  const [initial, setInitial] = useState({ ...emptyRegistration, email: rememberedEmails.typed })
  const [registered, setRegistered] = useState('')
  const loginLink = (
    <TextLink to="/login" search={redirect ? { redirect } : {}}>
      Login
    </TextLink>
  )

  function onRegistered({ first_name, last_name, phone, email }: Registration) {
    // Keeps the values for another address, except the passwords.
    setInitial({ ...emptyRegistration, first_name, last_name, phone, email })
    setRegistered(email)
  }

  if (registered) {
    return (
      <Box ref={focusHeading}>
        <AccountScreen
          heading="Check your email"
          intro={<Text>Already activated your account? {loginLink}</Text>}
        >
          <EmailSent
            resend="Send the activation email again"
            onResend={() => send(registered)}
            change={
              <Button variant="ghost" onClick={() => setRegistered('')}>
                Use another address
              </Button>
            }
          >
            We have sent a link to <strong>{registered}</strong>. Open it to activate your account,
            then log in and tell us about your company.
          </EmailSent>
        </AccountScreen>
      </Box>
    )
  }
  return (
    <AccountScreen
      heading="Register"
      intro={
        <>
          <Text mb="2">Already have an account? {loginLink}</Text>
          <Text>Create your account, then confirm your email and add your company.</Text>
        </>
      }
    >
      <RegisterForm initial={initial} loginLink={loginLink} onRegistered={onRegistered} />
    </AccountScreen>
  )
}

function RegisterForm({
  initial,
  loginLink,
  onRegistered,
}: {
  initial: Registration
  loginLink: ReactNode
  onRegistered: (user: Registration) => void
}) {
  const { mutateAsync: register } = useRegister()
  const [isUnknown, setUnknown] = useState(false)
  const form = useForm<Registration>({ ...formMode, resolver, defaultValues: initial })
  const { setFocus } = form
  useEffect(() => {
    // A user who returns with a filled form came to change the address.
    if (initial.first_name !== '') setFocus('email')
  }, [initial, setFocus])

  async function create(user: Registration) {
    rememberedEmails.typed = user.email
    setUnknown(false)
    await passCaptcha('register')
    try {
      await register(user)
    } catch (thrown) {
      const { kind, fields } = toFailure(thrown)
      // A browser may have repeated the request, which is then refused for the account it created.
      const isTaken = fields.some(({ path, message }) => path === 'email' && /exist/i.test(message))
      setUnknown(isTaken || kind === 'unknown-outcome')
      throw thrown
    }
    snackbar.success('Registration was successful!')
    onRegistered(user)
  }

  return (
    <Form
      form={form}
      submit="Register"
      submitting="Registering"
      serverField={passwordServerField('re_password')}
      onSubmit={create}
    >
      {isUnknown && (
        <Notice tone="warning" heading="Your account may have been created">
          If you receive an activation email, open its link and log in: {loginLink}. If it does not
          arrive, <TextLink to="/request-activation">request the activation email</TextLink>.
        </Notice>
      )}
      <FieldRow>
        <TextField<Registration> name="first_name" label="First name" autoComplete="given-name" />
        <TextField<Registration> name="last_name" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <TextField<Registration> name="phone" label="Phone" type="tel" autoComplete="tel" />
      <EmailField />
      <NewPasswordFields name="password" label="Password" />
      <CheckboxField<Registration>
        name="terms_agreed"
        label="I agree to the terms and conditions"
        hint={
          <Box css={{ '& a': { display: 'inline-flex', alignItems: 'center', minH: '6' } }}>
            <ExternalLink href={config.termsUrl} isNewTab>
              Read the terms and conditions
            </ExternalLink>
          </Box>
        }
      />
      <CaptchaNotice />
    </Form>
  )
}
