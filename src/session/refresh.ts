import { session } from './session'
import { readTokens, type TokenPair } from './tokens'

/**
 * `renewed`: new tokens, issued just now; `adopted`: newer ones found in storage, whose age is unknown;
 * `refused`: the server ended the session; `unavailable`: no clear result, so the session stays.
 */
export type RefreshOutcome = 'renewed' | 'adopted' | 'refused' | 'unavailable'

/** The result of the refresh request: new tokens, a refusal (400, 401, 403), or neither. */
export type RefreshResult = { access: string; refresh?: string } | 'refused' | 'unavailable'

/**
 * A hung tab must not block the others. A refresh that is merely slow (up to 20 s) is then sent a
 * second time, which is accepted so that nobody waits longer than ten seconds for another tab.
 */
const lockTimeoutMs = 8_000
/**
 * The delay until another tab's process sees a write to storage; at most 50 ms when measured. The lock
 * is kept that long.
 */
const propagationMs = 50
/** How long a refused tab waits for tokens that another tab may be storing. */
const adoptTimeoutMs = 500

/** The first delay, which doubles with each further failure. */
const shortestMs = 500
const longestMs = 10_000

const noFailure = { refresh: '', times: 0, at: 0, online: true }
let failed = noFailure

/**
 * Blocks refreshes for a moment after one failed without a clear result, so that fifty requests do not
 * cause fifty refreshes.
 */
export const refreshBackoff = {
  isActive(refresh: string): boolean {
    if (failed.refresh !== refresh) return false
    // A failure without a network says nothing once the network is back.
    if (navigator.onLine && !failed.online) return false
    const wait = Math.min(longestMs, shortestMs * 2 ** (failed.times - 1))
    return performance.now() - failed.at < wait
  },
  start(refresh: string): void {
    const times = failed.refresh === refresh ? failed.times + 1 : 1
    failed = { refresh, times, at: performance.now(), online: navigator.onLine }
  },
  /** After a clear result. Many servers keep the refresh token, so the next failure counts as the first. */
  reset(): void {
    failed = noFailure
  },
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Refreshes in progress, by the access token that was refused. */
const inFlight = new Map<string | null, Promise<RefreshOutcome>>()
let lastRefresh: Promise<unknown> = Promise.resolve()

/**
 * Refreshes the session, one request at a time for this tab and across tabs.
 * @param stale the refused access token; a newer one in storage is adopted instead. Null refreshes
 * whichever is stored.
 * @param call posts the refresh token
 */
export function refreshSession(
  stale: string | null,
  call: (refresh: string) => Promise<RefreshResult>,
): Promise<RefreshOutcome> {
  const joined = inFlight.get(stale)
  if (joined) return joined
  const refresh = runInSequence(() => refreshOnce(stale, call)).finally(() =>
    inFlight.delete(stale),
  )
  inFlight.set(stale, refresh)
  return refresh
}

/** Runs refreshes in sequence in this tab, and across tabs if the browser has locks. */
function runInSequence(task: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  const refresh = lastRefresh.then(() => runUnderLock(task))
  lastRefresh = refresh.catch(() => {})
  return refresh
}

function runUnderLock(task: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return task()
  return new Promise((resolve, reject) => {
    let isStarted = false
    const run = async () => {
      isStarted = true
      const outcome = task()
      // Resolved before the pause: a background tab waits a second for any timer, and a token that is
      // used that late may have expired.
      resolve(outcome)
      if ((await outcome) === 'renewed') await pause(propagationMs)
    }
    locks
      .request('session-refresh', { signal: AbortSignal.timeout(lockTimeoutMs) }, run)
      .catch((error: unknown) => (isStarted ? reject(error) : resolve(task())))
  })
}

function adoptNewer(stale: string): boolean {
  const pair = readTokens()
  if (!pair || pair.access === stale) return false
  session.syncFromStorage()
  return true
}

async function refreshOnce(
  refused: string | null,
  call: (refresh: string) => Promise<RefreshResult>,
): Promise<RefreshOutcome> {
  await session.awaitChangeReason()
  if (refused !== null && adoptNewer(refused)) return 'adopted'
  const before = readTokens()
  if (!before?.refresh) return 'refused'
  const stale = refused ?? before.access
  if (refreshBackoff.isActive(before.refresh)) return 'unavailable'

  const answer = await call(before.refresh)

  if (answer === 'unavailable') {
    refreshBackoff.start(before.refresh)
    return 'unavailable'
  }
  refreshBackoff.reset()
  if (answer === 'refused') {
    const until = performance.now() + adoptTimeoutMs
    while (!adoptNewer(stale)) {
      // A pause may take far longer than asked for, so storage is read once more after the last one.
      if (performance.now() >= until) return 'refused'
      await pause(propagationMs)
    }
    return 'adopted'
  }
  // A late response must neither restore a session that was logged out nor replace another one.
  if (!samePair(readTokens(), before)) return readTokens() ? 'adopted' : 'refused'
  session.renew({ access: answer.access, refresh: answer.refresh ?? before.refresh })
  return 'renewed'
}

const samePair = (a: TokenPair | null, b: TokenPair) =>
  a?.access === b.access && a.refresh === b.refresh
