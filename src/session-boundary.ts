import type { PortalRouter } from './router'
import { wayBack } from './session/drafts'
import { session } from './session/session'

/**
 * Follows the session, in this tab and through storage in the others: an expiry leads from a private
 * screen to /login and keeps the way back in memory; after a login the guards run again.
 */
export function followSession(router: PortalRouter): () => void {
  const stopClearing = router.subscribe('onResolved', () => {
    if (session.isLoggedIn()) wayBack.set(null)
  })
  const unsubscribe = session.subscribe((event) => {
    if (event === 'logged-in') void router.invalidate()
    if (event !== 'expired') return
    const { latestLocation } = router
    // Public screens stay open: a link from an email works for any user.
    const isPrivate = router
      .matchRoutes(latestLocation)
      .some(({ routeId }) => routeId.startsWith('/_logged-in'))
    if (!isPrivate) return
    wayBack.set(latestLocation.href)
    void router.navigate({ to: '/login', search: {} })
  })
  return () => {
    stopClearing()
    unsubscribe()
  }
}
