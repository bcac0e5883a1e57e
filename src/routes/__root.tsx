import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { config } from '@/config'
import { RouteAnnouncer } from '@/features/shell/RouteAnnouncer'
import { Shell } from '@/features/shell/Shell'
import { nextPaint } from '@/lib/screen-loading'
import { Tools } from './-Tools'

/** The context of route guards and loaders. */
interface RouterContext {
  queryClient: QueryClient
  /** The path of the rendered screen, if any. */
  shownPath: () => string | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Without a title the route shows the product name.
  head: () => ({
    meta: [{ title: config.productName }, { name: 'referrer', content: 'strict-origin' }],
  }),
  // Rendering a screen takes longer than a frame, so the press that leads to it is painted first.
  beforeLoad: ({ context, location, preload }) => {
    const shownPath = context.shownPath()
    const isChange = shownPath !== undefined && shownPath !== location.pathname
    if (isChange && !preload) return nextPaint()
  },
  component: () => (
    <>
      <HeadContent />
      <RouteAnnouncer />
      <Shell tools={<Tools />}>
        <Outlet />
      </Shell>
    </>
  ),
})
