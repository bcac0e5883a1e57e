/** The first wait; each further failure in a row doubles it. */
const shortestMs = 500
const longestMs = 10_000

const noFailure = { refresh: '', times: 0, at: 0, online: true }
let failed = noFailure

/**
 * After a refresh without a clear answer the next requests do not ask again at once, so that fifty
 * of them are not fifty refreshes; a person who tries again a moment later is not held up.
 */
export const refreshBackoff = {
  isActive(refresh: string): boolean {
    if (failed.refresh !== refresh) return false
    // The network is back: what failed without it says nothing.
    if (navigator.onLine && !failed.online) return false
    const wait = Math.min(longestMs, shortestMs * 2 ** (failed.times - 1))
    return performance.now() - failed.at < wait
  },
  start(refresh: string): void {
    const times = failed.refresh === refresh ? failed.times + 1 : 1
    failed = { refresh, times, at: performance.now(), online: navigator.onLine }
  },
  /** A clear answer: many servers go on with the same refresh token, and the next failure is a first one. */
  reset(): void {
    failed = noFailure
  },
}
