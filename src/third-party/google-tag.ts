import { config } from '@/config'
import { loadScript } from './load-script'

declare global {
  interface Window {
    /** Where Google's script reads its commands from. */
    dataLayer?: unknown[] | null
  }
}

/** What a service is told of a page. Nothing here may hold an id, a token, a name or an address. */
interface Page {
  page_location: string
  page_title: string
  page_referrer: string
}

const ids = () => [config.analyticsId, config.advertisingId].filter((id) => id !== '')

/** Nothing that Google's script makes of a command may reach the portal. */
function command(..._parts: unknown[]): void {
  try {
    window.dataLayer ??= []
    // biome-ignore lint/complexity/noArguments: the script tells a command from data by this type
    window.dataLayer.push(arguments)
  } catch {
    // A broken service counts nothing; that is all that may come of it.
  }
}

/** A switch Google's script looks for on the window. */
const disable = (id: string, off: boolean) => Object.assign(window, { [`ga-disable-${id}`]: off })

const storage = (state: 'granted' | 'denied') => ({
  analytics_storage: state,
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
})

/** The services, loaded with the first page they may know of. */
export const googleTag = {
  start(page: Page): void {
    command('set', page)
    command('js', new Date())
    for (const id of ids()) {
      command('config', id, {
        ...page,
        // The portal counts pages itself, by their patterns.
        send_page_view: false,
        // Neither signed-in Google users nor what stands in a form is to be matched.
        allow_google_signals: false,
        allow_enhanced_conversions: false,
      })
    }
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${ids()[0]}`).catch(() => {})
  },

  pageView(page: Page): void {
    // Set, too, for whatever the script sends of itself.
    command('set', page)
    command('event', 'page_view', page)
  },

  resume(): void {
    for (const id of ids()) disable(id, false)
    command('consent', 'update', storage('granted'))
  },

  /** A script that has run cannot be unloaded: it is told to send no more, and its cookies go. */
  stop(): void {
    for (const id of ids()) disable(id, true)
    command('consent', 'update', storage('denied'))
    deleteCookies()
  },
}

function deleteCookies() {
  const names = document.cookie
    .split(/;\s*/)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => /^_(ga|gid|gat|gcl)/.test(name))
  const labels = window.location.hostname.split('.')
  // They may have been set for the host or for any domain above it.
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of names) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
