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

const ids = () => [config.analyticsId, config.advertisingId].filter((id) => id !== '')

/** Queues a command; an error inside Google's script must not reach the portal. */
function command(..._parts: unknown[]): void {
  try {
    window.dataLayer ??= []
    // biome-ignore lint/complexity/noArguments: the script recognises a command by this type
    window.dataLayer.push(arguments)
  } catch {
    // A broken service only loses its statistics.
  }
}

/** Switches the loaded script off or on; what has run cannot be unloaded. */
function setEnabled(isEnabled: boolean): void {
  const state = isEnabled ? 'granted' : 'denied'
  for (const id of ids()) Object.assign(window, { [`ga-disable-${id}`]: !isEnabled })
  command('consent', 'update', {
    analytics_storage: state,
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
  })
}

/** Loads the configured Google services with the first page. */
function start(page: object): void {
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
}

/** Deletes the services' cookies, which may be set for the host or any parent domain. */
function deleteCookies() {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const [, name] of document.cookie.matchAll(/(?:^|; *)(_(?:ga|gid|gat|gcl)[^=;]*)/g)) {
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
    // Never an id, a token, a name or an address.
    const page = {
      page_location: window.location.origin + pattern,
      page_title: pattern,
      page_referrer: before ?? referrerOrigin(),
    }
    before = page.page_location
    if (state === 'idle') start(page)
    if (state === 'stopped') setEnabled(true)
    state = 'running'
    // Set as well, for events the script sends by itself.
    command('set', page)
    command('event', 'page_view', page)
  }

  const applyConsent = () => {
    const isAllowed = consent.read() === 'accepted'
    if (isAllowed && state !== 'running') count()
    if (isAllowed || state !== 'running') return
    state = 'stopped'
    setEnabled(false)
    deleteCookies()
  }
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged && state === 'running') count()
    else applyConsent()
  })
  consent.subscribe(applyConsent)
  applyConsent()
}
