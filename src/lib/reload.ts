const startedAt = window.location.pathname

/**
 * Whether the page may be reloaded without a press. One that came by a reload of this very place
 * may not: what it still lacks, another reload will not bring. The browser knows that by itself, so
 * nothing has to be stored for it, and a page whose browser does not tell is never reloaded.
 */
export function canAutoReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    navigation !== undefined &&
    (navigation.type !== 'reload' || window.location.pathname !== startedAt)
  )
}

/** A reload that finds no server leaves a browser's error page, and nothing of what was there. */
export async function isPortalReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    return answer.ok
  } catch {
    return false
  }
}
