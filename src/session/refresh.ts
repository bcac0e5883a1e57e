import { pageLoad, session } from './session'
import { isSamePair, readTokens, type TokenPair } from './tokens'

/**
 * `renewed`: new tokens, issued just now; `adopted`: newer ones found in storage, whose age is unknown;
 * `refused`: the server ended the session; `unavailable`: no clear result, so the session stays.
 */
export type RefreshOutcome = 'renewed' | 'adopted' | 'refused' | 'unavailable'

/** The result of the refresh request: new tokens, a refusal, or neither. */
export type RefreshResult = { access: string; refresh?: string } | 'refused' | 'unavailable'
type PostRefresh = (refresh: string) => Promise<RefreshResult>

/** A request that takes longer is no longer waited for; its tokens are still stored when they come. */
const responseTimeoutMs = 20_000
/** Longer than a refresh of another tab may take. */
const lockTimeoutMs = 30_000
/** Until another tab's process sees a write to storage, as measured; the lock is kept that long. */
const propagationMs = 50
/** How long a refused tab waits for tokens that another tab may be storing. */
const adoptTimeoutMs = 500

const minBackoffMs = 500
const maxBackoffMs = 10_000
const noBackoff = { refresh: '', ms: 0, until: 0 }
/** After a failure the next refresh waits, so that fifty requests do not cause fifty. */
let backoff = noBackoff

function recordOutcome(refresh: string, outcome: RefreshOutcome) {
  // Without a network nothing is sent that would have to wait.
  if (outcome === 'unavailable' && !navigator.onLine) return
  const ms = backoff.refresh === refresh ? Math.min(maxBackoffMs, backoff.ms * 2) : minBackoffMs
  const next = { refresh, ms, until: performance.now() + ms }
  backoff = outcome === 'unavailable' ? next : noBackoff
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let running: Promise<RefreshOutcome> | null = null

/**
 * Refreshes the session, one request at a time for this tab and across tabs.
 * @param refused the access token that was refused: a newer one in storage is adopted instead. Null
 * refreshes whichever is stored.
 * @param post sends the refresh token
 */
export function refreshSession(refused: string | null, post: PostRefresh): Promise<RefreshOutcome> {
  running ??= runUnderLock(() => refreshOnce(refused, post)).finally(() => {
    running = null
  })
  return running
}

/**
 * Reloads the page when no refresh is under way, and lets none begin until the page has gone: the reload
 * would take away its response, and with it the login.
 * @param isWanted asked after the wait
 */
export async function reloadPage(isWanted = () => true): Promise<void> {
  while (running) await running
  if (!isWanted()) return
  // It ends for a page that stays, because the person kept unsaved work.
  running = pause(responseTimeoutMs)
    .then(() => 'unavailable' as const)
    .finally(() => {
      running = null
    })
  pageLoad.reload()
}

/** Some browsers have no Web Locks; there `adoptNewer` and a late success keep the session. */
function runUnderLock(task: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return task()
  return new Promise((resolve) => {
    const run = async () => {
      const outcome = task()
      // Resolved before the pause: a background tab waits a second for any timer.
      resolve(outcome)
      if ((await outcome) === 'renewed') await pause(propagationMs)
    }
    locks
      .request('session-refresh', { signal: AbortSignal.timeout(lockTimeoutMs) }, run)
      .catch(() => resolve('unavailable'))
  })
}

async function refreshOnce(refused: string | null, post: PostRefresh): Promise<RefreshOutcome> {
  const before = await session.tokensForRequest()
  if (!before) return 'refused'
  if (refused !== null && before.access !== refused) return 'adopted'
  const { refresh } = before
  if (refresh === '') return 'refused'
  if (backoff.refresh === refresh && performance.now() < backoff.until) return 'unavailable'
  const timeout = pause(responseTimeoutMs).then(() => 'unavailable' as const)
  const answered = post(refresh).then((result) => applyResult(before, result))
  const outcome = await Promise.race([answered, timeout])
  recordOutcome(refresh, outcome)
  return outcome
}

/** Also runs for a response that nobody waits for any more. */
async function applyResult(before: TokenPair, result: RefreshResult): Promise<RefreshOutcome> {
  if (result === 'unavailable') return result
  if (result === 'refused') return (await isReplaced(before)) ? 'adopted' : 'refused'
  const stored = readTokens()
  if (stored && !isSamePair(stored, before)) return 'adopted'
  // Tokens that a logout removed must not come back. An expiry is announced, at times a moment later.
  if (!stored && !session.isExpiryAnnounced()) await pause(propagationMs)
  if (!stored && !session.isExpiryAnnounced()) return 'refused'
  session.renew({ access: result.access, refresh: result.refresh ?? before.refresh })
  return 'renewed'
}

/** Whether another tab stores a newer pair within a moment. */
async function isReplaced({ access }: TokenPair): Promise<boolean> {
  const until = performance.now() + adoptTimeoutMs
  for (;;) {
    const pair = readTokens()
    if (pair && pair.access !== access) return true
    // A pause may take far longer than asked for, so storage is read once more after the last one.
    if (performance.now() >= until) return false
    await pause(propagationMs)
  }
}
