import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { config } from '@/config'
import { RouteAnnouncer } from '@/features/shell/RouteAnnouncer'
import { Shell } from '@/features/shell/Shell'

/** The context of route guards and loaders. */
interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      // A route without a title shows the product name.
      { title: config.productName },
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
