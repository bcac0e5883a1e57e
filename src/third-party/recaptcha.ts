import { config } from '@/config'
import { loadScript } from './load-script'
import { hasPrivacySignal } from './privacy-signal'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string | null>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** A script that has not come by then is taken for blocked. */
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

/** The sentence that stands in each form it protects takes the badge's place. */
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
 * Whether forms are protected. It is a protection, not tracking, and is loaded only when a form is
 * sent: so it waits for no choice about cookies, but it respects a browser that forbids sharing.
 */
export const isCaptchaOn = () => config.recaptchaSiteKey !== '' && !hasPrivacySignal()

/**
 * A token for one action: it lives two minutes and can be used once.
 * Null where the script does not come or does not work; the next attempt asks for it anew.
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
