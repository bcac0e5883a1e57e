import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { config } from '@/config'
import { RouteAnnouncer } from '@/features/shell/RouteAnnouncer'
import { Shell } from '@/features/shell/Shell'
import { notFoundTitle } from './-page-title'

/** The context of route guards and loaders. */
interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => ({
    meta: [
      // An unknown path matches this route alone; a route without a title shows the product name.
      ...(matches.length === 1 ? notFoundTitle.meta : [{ title: config.productName }]),
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
