import type { AnyRouter } from '@tanstack/react-router'
import { consent } from './consent'
import { googleTag } from './google-tag'

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

/** Sends page views while the user consents. */
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
  // The first page may already be resolved.
  if (router.state.resolvedLocation) applyConsent()
}
