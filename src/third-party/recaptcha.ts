import { config } from '@/config'
import { hasPrivacySignal } from './consent'
import { loadScript } from './load-script'

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

/** Google allows hiding the badge because each protected form shows the required sentence. */
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
 * Whether forms use reCAPTCHA. It needs no cookie consent, because it is a security measure loaded only
 * when a form is sent, but it respects Global Privacy Control.
 */
export const isCaptchaOn = () => config.recaptchaSiteKey !== '' && !hasPrivacySignal()

/**
 * Fetches a token for one action: valid for two minutes and one use.
 * Null when the script fails; the next call loads it again.
 */
export async function fetchCaptchaToken(action: string): Promise<string | null> {
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
