import { preloadClient } from '@/api/http/request'
import { runWhenIdle } from './lib/run-when-idle'
import type { PortalRouter } from './router'
import { session } from './session/session'

/**
 * Fetches ahead what the first call needs, and for whoever is logged in every screen's code, so that
 * a lost connection takes none of the screens with it.
 */
export function preloadRoutes(router: PortalRouter): void {
  const load = () =>
    runWhenIdle(() => {
      for (const route of Object.values(router.routesById)) void router.loadRouteChunk(route)
    })
  // Whoever presses a key or a button may be about to send something.
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, () => void preloadClient(), { once: true })
  }
  if (session.isLoggedIn()) load()
  session.subscribe((event) => {
    if (event === 'started' || event === 'joined') load()
  })
}
