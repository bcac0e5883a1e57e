import type { QueryClient } from '@tanstack/react-query'
import { isReportable } from '@/api/http/errors'
import { clearSharedTexts } from '@/api/wire/fields'
import { rememberedEmail } from './features/account/remembered-email'
import { revokeObjectUrls } from './lib/object-urls'
import type { PortalRouter } from './router'
import { type SessionEvent, session } from './session/session'
import { snackbar } from './session/snackbar'

/**
 * Clears the caches and leaves private screens at every session event, in this tab and through storage
 * in the others, so that nobody sees another client's data.
 */
export function handleSessionEvents(router: PortalRouter, queryClient: QueryClient): () => void {
  const stop = session.subscribe((event) => {
    // A cancelled query shows and reports no error. It is cancelled synchronously, so that the next
    // user's first requests are not.
    void queryClient.cancelQueries()
    queryClient.clear()
    clearSharedTexts()
    if (event === 'ended' || event === 'left' || event === 'switched') clearUserState()
    redirectAfter(event)
  })

  function redirectAfter(event: SessionEvent) {
    // Public screens stay open: a link from an email works for any user.
    const { latestLocation } = router
    const isPrivate = router
      .matchRoutes(latestLocation)
      .some(({ routeId }) => routeId.startsWith('/_logged-in'))
    switch (event) {
      case 'expired':
        // After logging in again the user returns here, to their drafts.
        return (
          isPrivate && router.navigate({ to: '/login', search: { redirect: latestLocation.href } })
        )
      case 'left':
        return isPrivate && router.navigate({ to: '/login', search: {} })
      case 'ended':
        return router.navigate({ to: '/login', search: {} })
      case 'switched':
        return isPrivate && router.navigate({ to: '/', replace: true })
      case 'joined':
        // The login screen's guard redirects by itself.
        return router.invalidate()
      case 'started':
        return
      default:
        return event satisfies never
    }
  }

  // `toFailure` rethrows errors that are not reportable, so that they end here.
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isReportable(event.reason)) event.preventDefault()
  }
  window.addEventListener('unhandledrejection', onRejection)
  const stopHiding = hideInBackForwardCache()
  return () => {
    stop()
    stopHiding()
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function clearUserState() {
  rememberedEmail.clear()
  revokeObjectUrls()
  snackbar.clear()
  // Cancelled requests may still report errors; messages about the session itself stay.
  setTimeout(snackbar.clearErrors)
}

/**
 * Hides the page while it is in the back/forward cache, because it is restored before any script can
 * check the session.
 */
function hideInBackForwardCache(): () => void {
  const show = (visibility: 'hidden' | '') => {
    document.body.style.visibility = visibility
  }
  const onHide = (event: PageTransitionEvent) => event.persisted && show('hidden')
  const onShow = (event: PageTransitionEvent) =>
    event.persisted && requestAnimationFrame(() => show(''))
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}
