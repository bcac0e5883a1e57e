import type { QueryClient } from '@tanstack/react-query'
import { rememberedEmail } from './features/account/remembered-email'
import { revokeDownloads } from './lib/download'
import type { PortalRouter } from './router'
import { type SessionEvent, session } from './session/session'
import { snackbar } from './session/snackbar'

/**
 * At every boundary of a session the caches are emptied and the screens of the old one left,
 * in this tab and, through storage, in all others: nobody ever sees another client's data.
 */
export function handleSessionEvents(router: PortalRouter, queryClient: QueryClient): () => void {
  const stop = session.subscribe((event) => {
    // At once, not after a wait: what the next person has begun to read must not go with it.
    void queryClient.cancelQueries()
    queryClient.clear()
    if (event === 'ended' || event === 'left' || event === 'switched') clearUserState()
    redirectAfter(event)
  })

  function redirectAfter(event: SessionEvent) {
    // Nobody is driven from a public screen: a link from an e-mail works for everybody.
    const { latestLocation } = router
    const isPrivate = router
      .matchRoutes(latestLocation)
      .some(({ routeId }) => routeId.startsWith('/_logged-in'))
    switch (event) {
      case 'expired':
        // Back to the same place after logging in, where unsaved work still waits.
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
        // The screens for those logged out lead on by themselves.
        return router.invalidate()
      case 'started':
        return
      default:
        return event satisfies never
    }
  }

  const stopHiding = hideInBackForwardCache()
  return () => {
    stop()
    stopHiding()
  }
}

function clearUserState() {
  rememberedEmail.forget()
  revokeDownloads()
  snackbar.clear()
  // What has just been cancelled may still complain; what is said of the end itself stays.
  setTimeout(snackbar.clearErrors)
}

/**
 * A page that goes into the back/forward cache comes back as it was, before any script runs: it is
 * put there unseen, and shown again once the session has had its say.
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
