import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { toFailure } from '@/api/http/errors'
import { Skeleton } from '@/ui/Skeleton'
import { MissingCodeScreen } from './features/shell/MissingCodeScreen'
import { PageError } from './features/shell/PageError'
import { PageNotFound } from './features/shell/PageNotFound'
import { isMissingCode } from './lib/missing-code'
import { routeTree } from './routeTree.gen'
import { wayBack } from './session/drafts'
import { session } from './session/session'

export function createPortalRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Code and guards only: the loaders leave the data out of a preload.
    defaultPreload: 'intent',
    // Only the query cache keeps responses.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    defaultPendingComponent: () => <Skeleton lines={6} />,
    defaultNotFoundComponent: PageNotFound,
    defaultErrorComponent: ({ error }: ErrorComponentProps) => {
      if (isMissingCode(error)) return <MissingCodeScreen />
      return (
        <PageError message={toFailure(error).message} onRetry={() => void router.invalidate()} />
      )
    },
  })
  releaseAbortReasons(router)
  session.subscribe(() => void followSession(router))
  return router
}

/**
 * An expiry leads from a private screen to /login and keeps the way back in memory; after a login the
 * guards run again.
 */
async function followSession(router: AnyRouter): Promise<void> {
  if (session.isLoggedIn()) {
    await router.invalidate()
    wayBack.href = null
    return
  }
  const { latestLocation } = router
  // Public screens stay open: a link from an email works for any user.
  const matches = router.matchRoutes(latestLocation)
  if (!matches.some(({ routeId }) => routeId.startsWith('/_logged-in'))) return
  wayBack.href = latestLocation.href
  await router.navigate({ to: '/login', search: {} })
}

/**
 * Frees the closures that the abort reasons of left screens hold, by reading `reason.stack`. Otherwise
 * they form a chain that keeps every screen ever opened in memory.
 */
function releaseAbortReasons(router: AnyRouter): void {
  let abortedSignals: AbortSignal[] = []
  router.subscribe('onBeforeLoad', () => {
    for (const { abortController } of router.state.matches)
      abortedSignals.push(abortController.signal)
  })
  router.subscribe('onResolved', () => {
    for (const { reason } of abortedSignals)
      if (reason instanceof DOMException) String(reason.stack)
    abortedSignals = []
  })
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
  interface HistoryState {
    /** The address bar hides a part of the URL. */
    hidden?: boolean
  }
  interface StaticDataRouteOption {
    /** The route is only for users with `is_admin` or `is_staff`. */
    isAdmin?: boolean
  }
}
