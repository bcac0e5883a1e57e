import { verifyCaptcha } from '@/api/auth'
import { toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { fetchCaptchaToken, isCaptchaOn } from '@/third-party/recaptcha'

/**
 * Sends a captcha token to the server before the action itself. Does nothing if the protection is
 * off or the browser blocks the script.
 * @throws {Failure} if the server rejects the token
 */
export async function passCaptcha(action: string): Promise<void> {
  if (!isCaptchaOn()) return
  const token = await fetchCaptchaToken(action)
  if (!token) return
  try {
    await verifyCaptcha(token)
  } catch (thrown) {
    snackbar.error(toFailure(thrown).message)
    throw thrown
  }
}
