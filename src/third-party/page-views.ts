import type { AnyRouter } from '@tanstack/react-router'
import { config } from '@/config'
import { consent } from './consent'
import { loadScript } from './load-script'

declare global {
  interface Window {
    /** Google's script reads its commands from here. */
    dataLayer?: unknown[] | null
  }
}

/** The page data sent to a service. It must not contain an id, a token, a name or an address. */
interface Page {
  page_location: string
  page_title: string
  page_referrer: string
}

const ids = () => [config.analyticsId, config.advertisingId].filter((id) => id !== '')

/** Queues a command; an error inside Google's script must not reach the portal. */
function command(..._parts: unknown[]): void {
  try {
    window.dataLayer ??= []
    // biome-ignore lint/complexity/noArguments: the script tells a command from data by this type
    window.dataLayer.push(arguments)
  } catch {
    // A broken service only loses its statistics.
  }
}

/** Sets the opt-out flag that Google's script reads from the window. */
const disable = (id: string, off: boolean) => Object.assign(window, { [`ga-disable-${id}`]: off })

const storage = (state: 'granted' | 'denied') => ({
  analytics_storage: state,
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
})

/** The configured Google services, loaded with the first page view. */
const googleTag = {
  start(page: Page): void {
    command('set', page)
    command('js', new Date())
    for (const id of ids()) {
      command('config', id, {
        ...page,
        // The portal counts pages itself, by their patterns.
        send_page_view: false,
        // No matching with Google accounts or form input.
        allow_google_signals: false,
        allow_enhanced_conversions: false,
      })
    }
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${ids()[0]}`).catch(() => {})
  },

  pageView(page: Page): void {
    // Set as well, for events the script sends by itself.
    command('set', page)
    command('event', 'page_view', page)
  },

  resume(): void {
    for (const id of ids()) disable(id, false)
    command('consent', 'update', storage('granted'))
  },

  /** Opts out and deletes the cookies, because a script that has run cannot be unloaded. */
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
  // They may be set for the host or any parent domain.
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of names) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}

/** The route's pattern without any id: `/debt-detail/$id` → `/debt-detail/{id}`. */
function routePattern(router: AnyRouter): string {
  const match = router.state.matches.at(-1)
  if (!match || match.routeId === '__root__') return '/not-found'
  return match.fullPath.replace(/\$(\w+)/g, '{$1}')
}

/** The referrer's origin only, because its path may contain personal data. */
const referrerOrigin = () => {
  const { referrer } = document
  return `${URL.canParse(referrer) ? new URL(referrer).origin : window.location.origin}/`
}

/** Sends page views, the rendered screen's first, while the user consents. */
export function trackPageViews(router: AnyRouter): void {
  let before: string | null = null
  let state: 'idle' | 'running' | 'stopped' = 'idle'

  function count() {
    const pattern = routePattern(router)
    const page = {
      page_location: window.location.origin + pattern,
      page_title: pattern,
      page_referrer: before ?? referrerOrigin(),
    }
    before = page.page_location
    if (state === 'idle') googleTag.start(page)
    if (state === 'stopped') googleTag.resume()
    state = 'running'
    googleTag.pageView(page)
  }

  const applyConsent = () => {
    const isAllowed = consent.read() === 'accepted'
    if (isAllowed && state !== 'running') count()
    if (!isAllowed && state === 'running') {
      state = 'stopped'
      googleTag.stop()
    }
  }
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged && state === 'running') count()
    else applyConsent()
  })
  consent.subscribe(applyConsent)
  applyConsent()
}
