import type { AnyRouter } from '@tanstack/react-router'
import { consent } from './consent'
import { googleTag } from './google-tag'

/** `/debt-detail/$id` → `/debt-detail/{id}`: what a page is, never which one. */
function routePattern(router: AnyRouter): string {
  const match = router.state.matches.at(-1)
  if (!match || match.routeId === '__root__') return '/not-found'
  return match.fullPath.replace(/\$(\w+)/g, '{$1}')
}

/** Of the page that led here only its site is passed on: its path may hold anything. */
const referrerOrigin = () => {
  const { referrer } = document
  return `${URL.canParse(referrer) ? new URL(referrer).origin : window.location.origin}/`
}

/** Counts the pages a person opens for as long as they let it be done. */
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
  // The first page may have been there before this was.
  if (router.state.resolvedLocation) applyConsent()
}
