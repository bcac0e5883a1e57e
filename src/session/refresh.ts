import { refreshBackoff } from './refresh-backoff'
import { session } from './session'
import { readTokens, type TokenPair } from './tokens'

/** `refused`: the server will not go on; `unavailable`: no clear answer, the session stands. */
export type RefreshOutcome = 'renewed' | 'refused' | 'unavailable'

/** What the refresh call answered: a pair, a refusal (400, 401, 403), or neither. */
export type RefreshResult = { access: string; refresh?: string } | 'refused' | 'unavailable'

/**
 * A hung tab must not hold the others for ever. That a refresh which is merely slow (it may take 20 s)
 * is then made beside is accepted: nobody waits longer than ten seconds for another tab.
 */
const lockTimeoutMs = 8_000
/** Another tab's process sees a write to storage with a delay; 50 ms covered it when measured. */
const propagationMs = 50
/** How long a refused tab looks for the pair another tab may just have stored. */
const adoptTimeoutMs = 500

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What is under way, by the access token that was refused. */
const inFlight = new Map<string, Promise<RefreshOutcome>>()
let lastRefresh: Promise<unknown> = Promise.resolve()

/**
 * One refresh at a time, for all requests of this tab and across tabs.
 * @param stale the access token that was refused; a newer one in storage is adopted instead
 * @param call  posts the refresh token and says what came back
 */
export function refreshSession(
  stale: string,
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

/** One after the other in this tab, and, where the browser has locks, across tabs. */
function runInSequence(task: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  const refresh = lastRefresh.then(() => runUnderLock(task))
  lastRefresh = refresh.catch(() => {})
  return refresh
}

async function runUnderLock(task: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  if (!navigator.locks) return task()
  let isStarted = false
  try {
    return await navigator.locks.request(
      'session-refresh',
      { signal: AbortSignal.timeout(lockTimeoutMs) },
      () => {
        isStarted = true
        return task()
      },
    )
  } catch (error) {
    if (isStarted) throw error
    return task()
  }
}

function adoptNewer(stale: string): boolean {
  const pair = readTokens()
  if (!pair || pair.access === stale) return false
  session.syncFromStorage()
  return true
}

async function refreshOnce(
  stale: string,
  call: (refresh: string) => Promise<RefreshResult>,
): Promise<RefreshOutcome> {
  await session.awaitChangeReason()
  if (adoptNewer(stale)) return 'renewed'
  const before = readTokens()
  if (!before?.refresh) return 'refused'
  if (refreshBackoff.isActive(before.refresh)) return 'unavailable'

  const answer = await call(before.refresh)

  if (answer === 'unavailable') {
    refreshBackoff.start(before.refresh)
    return 'unavailable'
  }
  refreshBackoff.reset()
  if (answer === 'refused') {
    const until = performance.now() + adoptTimeoutMs
    do {
      if (adoptNewer(stale)) return 'renewed'
      await pause(propagationMs)
    } while (performance.now() < until)
    return 'refused'
  }
  // A late answer must neither resurrect a session that was logged out nor replace another one.
  if (!samePair(readTokens(), before)) return readTokens() ? 'renewed' : 'refused'
  session.renew({ access: answer.access, refresh: answer.refresh ?? before.refresh })
  await pause(propagationMs)
  return 'renewed'
}

const samePair = (a: TokenPair | null, b: TokenPair) =>
  a?.access === b.access && a.refresh === b.refresh
