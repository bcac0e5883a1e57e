import { pageLoad, session } from './session'
import { readTokens, type TokenPair } from './tokens'

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
/** After a refusal, until tokens that another tab may be storing are looked for. */
const adoptMs = 500

const minBackoffMs = 500
const maxBackoffMs = 10_000
/** After a failure the next refresh waits, so that fifty requests do not cause fifty. */
let backoff = { refresh: '', ms: 0, until: 0 }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** @throws when another tab keeps the lock. Some browsers have none; there tabs adopt newer tokens. */
async function runUnderLock<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  const options = { signal: AbortSignal.timeout(lockTimeoutMs) }
  return locks ? locks.request('session-refresh', options, task) : task()
}

let running: Promise<RefreshOutcome> | null = null

/**
 * Refreshes the session, one request at a time for this tab and across tabs.
 * @param refused the access token that was refused: a newer one in storage is adopted instead
 * @param post sends the refresh token
 */
export function refreshSession(refused: string, post: PostRefresh): Promise<RefreshOutcome> {
  running ??= runUnderLock(() => refreshOnce(refused, post))
    .catch((): RefreshOutcome => 'unavailable')
    .finally(() => {
      running = null
    })
  return running
}

/**
 * Reloads the page when this tab's refresh is over, and lets none begin until the page has gone: the reload
 * would take away its response, and with it the login.
 * @param isWanted asked after the wait
 */
export async function reloadPage(isWanted = () => true): Promise<void> {
  await running
  if (!isWanted()) return
  // It ends for a page that stays, because the person kept unsaved work.
  running = pause(responseTimeoutMs).then(() => {
    running = null
    return 'unavailable'
  })
  pageLoad.reload()
}

async function refreshOnce(refused: string, post: PostRefresh): Promise<RefreshOutcome> {
  const before = await session.tokensForRequest()
  if (before && before.access !== refused) return 'adopted'
  if (!before?.refresh) return 'refused'
  const { refresh } = before
  if (backoff.refresh !== refresh) backoff = { refresh, ms: 0, until: 0 }
  if (performance.now() < backoff.until) return 'unavailable'
  const timeout = pause(responseTimeoutMs).then((): RefreshOutcome => 'unavailable')
  const answered = post(refresh).then((result) => applyResult(before, result))
  const outcome = await Promise.race([answered, timeout]).catch((): RefreshOutcome => 'unavailable')
  const nextMs = Math.min(maxBackoffMs, Math.max(minBackoffMs, backoff.ms * 2))
  const ms = outcome === 'unavailable' ? nextMs : 0
  backoff = { refresh, ms, until: performance.now() + ms }
  if (outcome === 'renewed') await pause(propagationMs)
  return outcome
}

/** Also runs for a response that nobody waits for any more. */
async function applyResult(before: TokenPair, result: RefreshResult): Promise<RefreshOutcome> {
  if (result === 'unavailable') return result
  if (result === 'refused') await pause(adoptMs)
  // An expiry that removed the tokens is announced, at times a moment later.
  else if (!readTokens() && !session.isExpiryAnnounced()) await pause(propagationMs)
  const stored = readTokens()
  if (stored && stored.access !== before.access) return 'adopted'
  // Tokens that a logout removed must not come back.
  if (result === 'refused' || (!stored && !session.isExpiryAnnounced())) return 'refused'
  const renewed = { access: result.access, refresh: result.refresh ?? before.refresh }
  // Storage that is full is left empty, which is an expiry.
  await session.start(renewed, true).catch(() => {})
  return 'renewed'
}
