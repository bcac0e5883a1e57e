import { useRequestPasswordReset, useResendActivation } from '@/api/auth'
import type { Failure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { passCaptcha } from './pass-captcha'
import { rememberedEmails } from './remembered-emails'
import { repeatableFailure } from './repeatable-failure'

/** Errors of the address's format reveal nothing about accounts. */
const isFormatError = ({ fields }: Failure) =>
  fields.some(({ message }) => /^Enter a valid email address/i.test(message))

/** A page of a proxy, or a refusal of the bot protection, which comes before the address is looked at. */
const isOfProxy = ({ code }: Failure) => code !== null && /^page$|captcha|bot/i.test(code)

/**
 * Whether a failure would reveal if an account exists. Servers answer with an empty 400, "User with
 * given email does not exist." or a 404; all of these must look like success.
 */
function revealsAccount(failure: Failure): boolean {
  const { status, fields } = failure
  if (isFormatError(failure) || isOfProxy(failure)) return false
  return status === 400 || ([403, 404, 409, 422].includes(status ?? 0) && fields.length > 0)
}

/**
 * Sends an email and shows the same result with or without an account.
 * @throws {Failure} only when the failure reveals nothing about accounts
 */
function withUniformResponse(
  send: (email: string) => Promise<unknown>,
  action: string,
  success: string,
) {
  return async (email: string): Promise<void> => {
    rememberedEmails.typed = email
    await passCaptcha(action)
    try {
      await send(email)
    } catch (thrown) {
      const failure = repeatableFailure(thrown)
      if (!revealsAccount(failure)) {
        snackbar.error(failure.message)
        throw failure
      }
    }
    snackbar.success(success)
  }
}

export function useActivationEmail() {
  const { mutateAsync } = useResendActivation()
  return withUniformResponse(mutateAsync, 'resend_activation', 'Activation email sent!')
}

export function useResetEmail() {
  const { mutateAsync } = useRequestPasswordReset()
  const send = withUniformResponse(mutateAsync, 'reset_password', 'Password reset email sent!')
  return async (email: string) => {
    await send(email)
    rememberedEmails.reset = email
  }
}
