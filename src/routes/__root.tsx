import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { RouteAnnouncer } from '@/features/shell/RouteAnnouncer'
import { Shell } from '@/features/shell/Shell'
import { notFoundTitle, productTitle } from './-page-title'

/** The context of route guards and loaders. */
interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => ({
    meta: [
      // A route without a title shows the product name.
      ...(matches.some(({ _notFound }) => _notFound) ? notFoundTitle : productTitle).meta,
      { name: 'referrer', content: 'strict-origin' },
    ],
  }),
  component: () => (
    <>
      <HeadContent />
      <RouteAnnouncer />
      <Shell>
        <Outlet />
      </Shell>
    </>
  ),
})
