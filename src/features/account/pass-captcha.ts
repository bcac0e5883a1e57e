import { verifyCaptcha } from '@/api/captcha'
import { toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { fetchCaptchaToken, isCaptchaOn } from '@/third-party/recaptcha'

/**
 * Proves to the server that a person acts, before the action itself. Does nothing where the
 * protection is off, and lets people through whose browser does not load the script.
 * @throws Failure where the server refuses the proof
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
