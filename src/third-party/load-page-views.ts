import type { AnyRouter } from '@tanstack/react-router'
import { config } from '@/config'

/** Counts page views if a service is configured; not before a screen is rendered with its referrer policy. */
export function loadPageViews(router: AnyRouter): void {
  if (!config.analyticsId && !config.advertisingId) return
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    import('./page-views').then(({ trackPageViews }) => trackPageViews(router)).catch(() => {})
  })
}
