import { whenIdle } from './lib/when-idle'
import type { PortalRouter } from './router'
import { session } from './session/session'

/**
 * Fetches every screen's code ahead for whoever is logged in, so that a lost connection takes none
 * of the screens with it.
 */
export function loadAhead(router: PortalRouter): void {
  const load = () =>
    whenIdle(() => {
      for (const route of Object.values(router.routesById)) void router.loadRouteChunk(route)
    })
  if (session.isLoggedIn()) load()
  session.subscribe((event) => {
    if (event === 'started' || event === 'joined') load()
  })
}
