import { useRequestPasswordReset, useResendActivation } from '@/api/auth'
import { type Failure, toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { passCaptcha } from './pass-captcha'
import { rememberedEmail } from './remembered-email'

/** Of the address itself, whoever it belongs to. */
const isFormatError = ({ fields }: Failure) =>
  fields.some(({ message }) => /^Enter a valid email address/i.test(message))

/**
 * Whether an answer could tell those with an account from those without. Servers differ: an empty
 * 400, "User with given email does not exist.", a 404. None of them may be told from success.
 */
const revealsAccount = (failure: Failure) =>
  [400, 403, 404, 409, 422].includes(failure.status ?? 0) &&
  (failure.fields.length > 0 || failure.kind === 'refused') &&
  !isFormatError(failure)

/** Sends an e-mail to an address, and looks the same whether an account is behind it or not. */
function withUniformResponse(
  send: (email: string) => Promise<unknown>,
  action: string,
  success: string,
) {
  return async (email: string): Promise<void> => {
    rememberedEmail.save(email)
    await passCaptcha(action)
    try {
      await send(email)
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!revealsAccount(failure)) {
        snackbar.error(failure.message)
        throw failure
      }
    }
    snackbar.success(success)
  }
}

export function useActivationMail() {
  const { mutateAsync } = useResendActivation()
  return withUniformResponse(mutateAsync, 'resend_activation', 'Activation email sent!')
}

export function useResetMail() {
  const { mutateAsync } = useRequestPasswordReset()
  return withUniformResponse(mutateAsync, 'reset_password', 'Password reset email sent!')
}
