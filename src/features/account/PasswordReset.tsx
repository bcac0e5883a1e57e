import { Box } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useResetPassword } from '@/api/auth'
import { toFailure } from '@/api/http/errors'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { ButtonLink } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Form, formMode } from '@/ui/form/Form'
import { Notice } from '@/ui/Notice'
import { AccountScreen } from './AccountScreen'
import { NewPasswordFields, newPasswordResolver, passwordServerField } from './NewPasswordFields'
import { repeatableFailure } from './repeatable-failure'

const empty = { new_password: '', re_new_password: '' }

const resolver = newPasswordResolver<typeof empty>('new_password')

/** Opens from the password reset email. */
export function PasswordReset({ uid, token }: { uid: string; token: string }) {
  const navigate = useNavigate()
  const { mutateAsync: reset } = useResetPassword()
  const [isLinkExpired, setLinkExpired] = useState(false)
  const wasUnclear = useRef(false)
  const form = useForm({ ...formMode, resolver, defaultValues: empty })

  async function save(passwords: typeof empty) {
    try {
      await reset({ ...passwords, uid, token })
    } catch (thrown) {
      const { kind, fields } = toFailure(thrown)
      if (kind === 'unknown-outcome') wasUnclear.current = true
      // The server checks the link after the password, so an invalid link shows only with a
      // valid password.
      if (fields.some(({ path }) => path === 'uid' || path === 'token')) setLinkExpired(true)
      // A second press is safe: it says that the link was used if the first one had arrived.
      const failure = repeatableFailure(thrown)
      snackbar.error(failure.message)
      throw failure
    }
    // The current session used the old password, or belongs to another user.
    const pair = session.isLoggedIn() && (await session.tokensForRequest())
    if (pair) session.expire(pair.access)
    await navigate({ to: '/login', search: {} })
    snackbar.success('Password has been reset successfully!')
  }

  return (
    <AccountScreen heading="Choose a new password">
      {isLinkExpired ? (
        <ExpiredLinkNotice mayHaveChanged={wasUnclear.current} />
      ) : (
        <Form
          form={form}
          submit="Reset password"
          submitting="Resetting password"
          serverField={passwordServerField('re_new_password')}
          onSubmit={save}
        >
          <NewPasswordFields name="new_password" label="New password" />
        </Form>
      )}
    </AccountScreen>
  )
}

/** A link works once: after a lost response the password may have changed already. */
const ExpiredLinkNotice = ({ mayHaveChanged }: { mayHaveChanged: boolean }) => (
  <Box ref={focusHeading}>
    <Notice
      tone="error"
      level={2}
      heading="This link has expired or has already been used"
      actions={
        <>
          <ButtonLink to="/request_password_reset">Request a new reset email</ButtonLink>
          <ButtonLink to="/login" variant="outline">
            Login
          </ButtonLink>
        </>
      }
    >
      {mayHaveChanged
        ? 'Your password may have changed. Try logging in with the new one.'
        : 'Your password was not changed.'}
    </Notice>
  </Box>
)
