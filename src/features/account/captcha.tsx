import { Text } from '@chakra-ui/react'
import { verifyCaptcha } from '@/api/auth'
import { toFailure } from '@/api/http/errors'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { hasPrivacySignal } from '@/third-party/consent'
import { loadScript } from '@/third-party/load-script'
import { ExternalLink } from '@/ui/Buttons'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string | null>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** A script that takes longer counts as blocked. */
const loadTimeoutMs = 8_000

let loading: Promise<void> | null = null

function recaptchaApi(): Recaptcha {
  if (!window.grecaptcha) throw new Error('The bot protection did not start.')
  return window.grecaptcha
}

async function loadRecaptcha(siteKey: string): Promise<void> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${siteKey}`)
  await new Promise<void>((resolve) => recaptchaApi().ready(resolve))
}

/** Google allows hiding the badge because each protected form shows {@link CaptchaNotice}. */
function hideBadge() {
  for (const badge of document.querySelectorAll<HTMLElement>('.grecaptcha-badge')) {
    badge.style.visibility = 'hidden'
  }
}

async function executeAction(action: string): Promise<string | null> {
  loading ??= loadRecaptcha(config.recaptchaSiteKey)
  await loading
  hideBadge()
  return recaptchaApi().execute(config.recaptchaSiteKey, { action })
}

/**
 * Fetches a token for one action: valid for two minutes and one use.
 * Null when the script fails; the next call loads it again.
 */
async function fetchToken(action: string): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot protection is late.')), loadTimeoutMs)
  })
  try {
    return await Promise.race([executeAction(action), late])
  } catch {
    loading = null
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether forms use reCAPTCHA. It needs no cookie consent, because it is a security measure loaded only
 * when a form is sent, but it respects Global Privacy Control.
 */
const isCaptchaOn = () => config.recaptchaSiteKey !== '' && !hasPrivacySignal()

/**
 * Sends a captcha token to the server before the action itself. Does nothing if the protection is
 * off or the browser blocks the script.
 * @throws {Failure} if the server rejects the token
 */
export async function passCaptcha(action: string): Promise<void> {
  const token = isCaptchaOn() && (await fetchToken(action))
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
