import type { QueryClient } from '@tanstack/react-query'
import { preloadClient } from '@/api/http/request'
import { runWhenIdle } from './lib/run-when-idle'
import type { PortalRouter } from './router'
import { session } from './session/session'

declare global {
  interface Navigator {
    /** Where the browser tells of it: https://wicg.github.io/netinfo */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether code may be fetched that nobody has asked for yet. */
function canPreload(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  return !saveData && effectiveType === '4g'
}

/**
 * Fetches ahead what the first call needs, the code of a screen whose link is pointed at, focused or
 * touched, and for a user who is logged in, once their screen is there, that of every other, one
 * after the other, so that a lost connection takes none of them away. Nobody's data plan or slow line
 * is used for what may never be opened.
 */
export function preloadRoutes(router: PortalRouter, queryClient: QueryClient): void {
  let isStarted = false
  /** The calls of the screen come first. */
  const runWhenLoaded = (task: () => void) =>
    runWhenIdle(() => {
      if (queryClient.isFetching() === 0) task()
      else {
        const unsubscribe = queryClient.getQueryCache().subscribe(() => {
          if (queryClient.isFetching() > 0) return
          unsubscribe()
          runWhenLoaded(task)
        })
      }
    })
  async function loadAll() {
    if (isStarted || !canPreload()) return
    isStarted = true
    for (const route of Object.values(router.routesById)) {
      await router.loadRouteChunk(route)?.catch(() => {})
      await new Promise<void>((resolve) => runWhenIdle(resolve))
    }
  }
  const loadAllForUser = () => {
    if (session.isLoggedIn()) runWhenLoaded(() => void loadAll())
  }

  // A key or a press may be about to send something.
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, () => void preloadClient(), { once: true })
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => loadLinked(router, target), { passive: true })
  }
  router.subscribe('onRendered', loadAllForUser)
}

/** Loads the code of the screen that a link within the portal leads to. */
function loadLinked(router: PortalRouter, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin) return
  for (const route of router.getMatchedRoutes(link.pathname)[0]) {
    void router.loadRouteChunk(route)?.catch(() => {})
  }
}
