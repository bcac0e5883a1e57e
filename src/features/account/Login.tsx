import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useLogin } from '@/api/auth'
import { type Check, required } from '@/rules/check'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { TextLink } from '@/ui/Buttons'
import { Form, formMode } from '@/ui/form/Form'
import { PasswordField } from '@/ui/form/PasswordField'
import { rule } from '@/ui/form/rule'
import { Notice } from '@/ui/Notice'
import { AccountScreen } from './AccountScreen'
import { CaptchaNotice } from './CaptchaNotice'
import { EmailField, emailSchema } from './EmailField'
import { passCaptcha } from './pass-captcha'
import { rememberedEmails } from './remembered-emails'
import { repeatableFailure } from './repeatable-failure'

const asTyped: Check = (text) => ({ ok: true, value: text })

const credentials = z.object({
  email: emailSchema,
  password: rule(required('Enter your password', asTyped)),
})

const resendLink = <TextLink to="/request-activation">Resend activation email</TextLink>

export function Login({ redirect }: { redirect?: string | undefined }) {
  const { mutateAsync: login } = useLogin()
  const router = useRouter()
  const [isRefused, setRefused] = useState(false)
  const [sessionEnd] = useState(sessionEndText)
  const form = useForm({
    ...formMode,
    resolver: zodResolver(credentials),
    defaultValues: { email: rememberedEmails.typed, password: '' },
  })

  async function submitCredentials(submitted: z.output<typeof credentials>) {
    setRefused(false)
    rememberedEmails.typed = submitted.email
    await passCaptcha('login')
    try {
      await login(submitted)
    } catch (thrown) {
      const failure = repeatableFailure(thrown)
      snackbar.error(failure.message)
      if (failure.kind !== 'logged-out') throw failure
      // Handled here: a thrown error would focus the summary, but the user has to retype the
      // password.
      setRefused(true)
      form.setValue('password', '')
      form.setError('root.server', { type: 'server', message: failure.message })
      form.setFocus('password')
      return
    }
    Object.assign(rememberedEmails, { typed: '', reset: '' })
    snackbar.success('Login successful!')
    // The guard of this screen knows where to go.
    await router.invalidate()
  }

  return (
    <AccountScreen
      heading="Login"
      intro={
        <>
          New here?{' '}
          <TextLink to="/register" search={redirect ? { redirect } : {}}>
            Register
          </TextLink>
        </>
      }
    >
      {sessionEnd && <Notice tone="info">{sessionEnd}</Notice>}
      <Form form={form} submit="Login" submitting="Logging in" onSubmit={submitCredentials}>
        <EmailField />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        {isRefused && <Notice tone="info">Just registered? {resendLink}</Notice>}
        <CaptchaNotice />
      </Form>
      <Flex wrap="wrap" columnGap="6" rowGap="2" mt="6">
        <TextLink to="/request_password_reset">Forgot your password?</TextLink>
        {!isRefused && resendLink}
      </Flex>
    </AccountScreen>
  )
}

/** Why the session of this tab ended; blank if it did not. */
function sessionEndText(): string {
  if (!session.hasExpired()) return ''
  const text = 'Your session has ended. Log in to continue.'
  return hasDrafts() ? `${text} Your unsaved work is kept.` : text
}
