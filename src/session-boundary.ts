import type { QueryClient } from '@tanstack/react-query'
import type { PortalRouter } from './router'
import { session } from './session/session'

/**
 * At every boundary of a session the caches are emptied and the screens of the old one left,
 * in this tab and, through storage, in all others: nobody ever sees another client's data.
 */
export function followSession(router: PortalRouter, queryClient: QueryClient): void {
  const forget = async () => {
    await queryClient.cancelQueries()
    queryClient.clear()
  }

  session.subscribe((event) => {
    if (event === 'dropped') return
    void forget()
    // A screen open to everybody stays: a visitor with dead tokens came to use it.
    if (event === 'expired' && isPrivate(router)) {
      // Back to the same place after logging in, where unsaved work still waits.
      const { href } = router.state.location
      void router.navigate({ to: '/login', search: { redirect: href } })
    }
    if (event === 'ended') void router.navigate({ to: '/login', search: {} })
    if (event === 'switched') void router.navigate({ to: '/', replace: true })
  })
}

const isPrivate = (router: PortalRouter) =>
  router.matchRoutes(router.state.location).some(({ routeId }) => routeId.startsWith('/_logged-in'))
