import { verifyCaptcha } from '@/api/auth'
import { Failure } from '@/api/http/errors'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { consent, hasPrivacySignal } from '@/third-party/consent'
import { loadScript } from '@/third-party/load-script'
import { repeatableFailure } from './repeatable-failure'

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

/** Google allows hiding the badge because each protected form shows a `CaptchaNotice`. */
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
    timer = setTimeout(
      () => reject(new Error('The bot protection did not respond in time.')),
      loadTimeoutMs,
    )
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

/** Whether forms are protected; never after "Reject cookies" or with Global Privacy Control. */
export const isCaptchaOn = () =>
  config.recaptchaSiteKey !== '' && !hasPrivacySignal() && consent.read() !== 'rejected'

/**
 * Sends a captcha token to the server before the action itself. Does nothing if the protection is
 * off, its cookies are rejected or the browser blocks the script.
 * @throws {Failure} if the choice of cookies is open or the server refuses the token
 */
export async function passCaptcha(action: string): Promise<void> {
  if (!isCaptchaOn()) return
  try {
    // Until cookies are accepted or rejected, the script is not loaded.
    if (consent.read() === 'unasked') {
      const message =
        'Accept or reject cookies first. This form is protected by reCAPTCHA, which uses cookies.'
      throw new Failure('refused', { message })
    }
    const token = await fetchToken(action)
    if (token) await verifyCaptcha(token)
  } catch (thrown) {
    const failure = repeatableFailure(thrown)
    snackbar.error(failure.message)
    throw failure
  }
}
