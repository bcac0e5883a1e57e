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

let isLeaving = false
const handleLeaving = () => {
  isLeaving = true
}

/**
 * Notices that the user leaves the page while a screen loads. Firefox then aborts the loading, and a
 * reload would take the user back.
 */
export const leaveDuringLoad = {
  has: () => isLeaving,
  /** While it watches, older versions of Firefox do not keep the page for going back. */
  watch(): void {
    isLeaving = false
    window.addEventListener('beforeunload', handleLeaving)
  },
  unwatch: () => window.removeEventListener('beforeunload', handleLeaving),
}

/** Whether the server responds; without it a reload would end in the browser's error page. */
export async function isPortalReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const response = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok
  } catch {
    return false
  }
}
