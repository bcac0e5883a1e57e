import { config } from '@/config'

declare global {
  interface Navigator {
    /** Global Privacy Control; undefined in browsers without it. */
    globalPrivacyControl?: boolean
  }
}

/** Whether the browser sends Global Privacy Control, which refuses sharing with third parties. */
export const hasPrivacySignal = () => navigator.globalPrivacyControl === true

export type Choice = 'accepted' | 'rejected'

/** `none`: no service is configured. `withheld`: the browser sends Global Privacy Control. */
export type Consent = Choice | 'unasked' | 'none' | 'withheld'

const key = 'cookie-choice'
const changes = new EventTarget()

/** The choice while storage is blocked; it then holds in this tab alone. */
let memory: Choice | null = null

function storedChoice(): Choice | null {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a choice about this browser, no personal data
    const value = localStorage.getItem(key)
    return value === 'accepted' || value === 'rejected' ? value : memory
  } catch {
    return memory
  }
}

/** Whether a service is configured that sets cookies; reCAPTCHA counts where consent is required. */
const usesCookies = () =>
  config.analyticsId !== '' ||
  config.advertisingId !== '' ||
  (config.recaptchaSiteKey !== '' && config.cookieConsent === 'ask')

/** Consent to the services of third parties. */
export const consent = {
  read(): Consent {
    if (!usesCookies()) return 'none'
    if (hasPrivacySignal()) return 'withheld'
    return storedChoice() ?? (config.cookieConsent === 'implied' ? 'accepted' : 'unasked')
  },

  choose(choice: Choice): void {
    try {
      // biome-ignore lint/style/noRestrictedGlobals: a choice about this browser, no personal data
      localStorage.setItem(key, choice)
      memory = null
    } catch {
      memory = choice
    }
    changes.dispatchEvent(new Event('choice'))
  },

  /** Notifies of a choice made in this tab or another. */
  subscribe(listener: () => void): () => void {
    changes.addEventListener('choice', listener)
    window.addEventListener('storage', listener)
    return () => {
      changes.removeEventListener('choice', listener)
      window.removeEventListener('storage', listener)
    }
  },
}
