import type { QueryClient } from '@tanstack/react-query'
import { leaveDuringLoad } from './lib/reload'
import { holdScreen, runWhenIdle, runWhenLoaded } from './lib/screen-loading'
import type { PortalRouter } from './router'
import { session } from './session/session'

declare global {
  interface Navigator {
    /** Only in some browsers: https://wicg.github.io/netinfo */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether the connection can carry code that may never be used. */
function canPreload(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  return !saveData && effectiveType === '4g'
}

/**
 * Preloads what the first request needs, and for a logged-in user every screen's code, one file after
 * another once the first screen has its data, so that a lost connection takes no screen away. A slow
 * connection or Save-Data is not used for screens that may never be opened.
 */
export function preloadRoutes(router: PortalRouter, queryClient: QueryClient): void {
  let isStarted = false
  async function loadAll() {
    if (isStarted || !canPreload()) return
    isStarted = true
    for (const route of Object.values(router.routesById)) {
      await router.loadRouteChunk(route)?.catch(() => {})
      await new Promise<void>((resolve) => runWhenIdle(resolve))
    }
  }

  trackLoading(router, queryClient)
  router.subscribe('onResolved', () => {
    if (session.isLoggedIn()) runWhenLoaded(() => void loadAll())
  })
}

/** Marks the screen as loading while a route or any data is being loaded. */
function trackLoading(router: PortalRouter, queryClient: QueryClient): void {
  let isNavigating = true
  let release: (() => void) | null = null
  function update() {
    if (isNavigating || queryClient.isFetching() > 0) release ??= holdScreen()
    else {
      release?.()
      release = null
    }
  }
  update()
  leaveDuringLoad.watch()
  router.subscribe('onBeforeLoad', () => {
    isNavigating = true
    leaveDuringLoad.watch()
    update()
  })
  // The loaders of a screen have started their queries by then.
  router.subscribe('onResolved', () => {
    isNavigating = false
    leaveDuringLoad.unwatch()
    update()
  })
  queryClient.getQueryCache().subscribe(update)
}
