import { Text } from '@chakra-ui/react'
import { verifyCaptcha } from '@/api/auth'
import { toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { fetchCaptchaToken, isCaptchaOn } from '@/third-party/recaptcha'
import { ExternalLink } from '@/ui/Buttons'

/**
 * Sends a captcha token to the server before the action itself. Does nothing if the protection is
 * off or the browser blocks the script.
 * @throws {Failure} if the server rejects the token
 */
export async function passCaptcha(action: string): Promise<void> {
  const token = isCaptchaOn() && (await fetchCaptchaToken(action))
  if (!token) return
  try {
    await verifyCaptcha(token)
  } catch (thrown) {
    snackbar.error(toFailure(thrown).message)
    throw thrown
  }
}

/** The notice Google requires in protected forms when its badge is hidden. */
export const CaptchaNotice = () =>
  isCaptchaOn() && (
    <Text fontSize="sm" color="fg.muted" mt="4">
      This site is protected by reCAPTCHA and the Google{' '}
      <ExternalLink href="https://policies.google.com/privacy">Privacy Policy</ExternalLink> and{' '}
      <ExternalLink href="https://policies.google.com/terms">Terms of Service</ExternalLink> apply.
    </Text>
  )
