import { verifyCaptcha } from '@/api/captcha'
import { toFailure } from '@/api/errors'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** A script that has not come by then is taken for blocked. */
const patienceMs = 8_000

let loading: Promise<Recaptcha> | null = null

function load(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${siteKey}`
    script.async = true
    script.onerror = () => reject(new Error('The bot protection is blocked.'))
    script.onload = () => {
      const recaptcha = window.grecaptcha
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha))
      else reject(new Error('The bot protection did not start.'))
    }
    document.head.append(script)
  })
  return loading
}

/** The sentence of {@link CaptchaNotice} stands in for the badge. */
function hideBadge() {
  for (const badge of document.querySelectorAll<HTMLElement>('.grecaptcha-badge')) {
    badge.style.visibility = 'hidden'
  }
}

async function tokenFor(action: string): Promise<string> {
  const recaptcha = await load(config.recaptchaSiteKey)
  hideBadge()
  return recaptcha.execute(config.recaptchaSiteKey, { action })
}

/** Null where the script does not come or does not work; the next attempt asks for it anew. */
async function tokenInTime(action: string): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot protection is late.')), patienceMs)
  })
  try {
    return await Promise.race([tokenFor(action), late])
  } catch {
    loading = null
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Proves to the server that a person acts, before the action itself. Does nothing without a site
 * key, and lets people through whose browser does not load the script.
 * @throws Failure where the server refuses the proof
 */
export async function passCaptcha(action: string): Promise<void> {
  if (config.recaptchaSiteKey === '') return
  const token = await tokenInTime(action)
  if (!token) return
  try {
    await verifyCaptcha(token)
  } catch (thrown) {
    snackbar.error(toFailure(thrown).message)
    throw thrown
  }
}
