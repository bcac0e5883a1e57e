import type { AnyRouter } from '@tanstack/react-router'

const startedAt = window.location.pathname

/**
 * Whether the page may reload by itself. A page that was already reloaded at this path may not, because
 * another reload would not help. The navigation type shows it, so nothing is stored.
 */
export function canAutoReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    navigation !== undefined &&
    (navigation.type !== 'reload' || window.location.pathname !== startedAt)
  )
}

/** A page that is still here after this time is not left: the link was a download, for instance. */
export const leaveTimeoutMs = 3_000

let leftAt = Number.NEGATIVE_INFINITY

/** Notices when the user begins to leave the page. Call once. */
export function trackLeaving(router: Pick<AnyRouter, 'subscribe'>): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  // Who opens another screen has stayed.
  router.subscribe('onBeforeLoad', () => {
    leftAt = Number.NEGATIVE_INFINITY
  })
}

/**
 * Whether the user is leaving the page. Firefox then aborts the loading of a screen, and a reload
 * would take the user back.
 */
export const hasJustLeft = (): boolean => performance.now() - leftAt < leaveTimeoutMs

/** Whether the server responds; without it a reload would end in the browser's error page. */
export const isPortalReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
