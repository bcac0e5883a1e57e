import {
  type ChangeReason,
  parseStorageEvent,
  readTokens,
  removeInvalidTokens,
  type TokenPair,
  tokenUserId,
  wipeTokens,
  writeTokens,
} from './tokens'

/**
 * Events of this tab's session.
 * Here: `started` by a login, `ended` by a logout. Here or in another tab: `expired` by the
 * server's refusal. In another tab: `joined` (a login), `left` (a logout), `switched` (another
 * user's login).
 */
export type SessionEvent = 'started' | 'ended' | 'expired' | 'joined' | 'left' | 'switched'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()
const identifyListeners = new Set<() => void>()
/** The user this tab works for or last worked for; null while neither tokens nor server name one. */
let userId: string | null = null
let loggedIn = false
/** The pair this tab has adopted; a stored one that differs was written by another tab. */
let adopted: TokenPair | null = null
let userEpoch = 0
let lastEvent: SessionEvent | null = null
let changeReason: ChangeReason | undefined

/** Thrown by work of a user who is no longer this tab's, so that it stops. See `isReportable`. */
export class UserChanged extends Error {
  override readonly name = 'UserChanged'
}

/** How long the reason of a change may arrive after the opaque tokens it explains. */
const reasonTimeoutMs = 100

const isEnd = (event: SessionEvent | null) =>
  event === 'ended' || event === 'left' || event === 'expired'

function emit(event: SessionEvent) {
  lastEvent = event
  for (const listener of [...listeners]) listener(event)
}

function adopt(pair: TokenPair) {
  loggedIn = true
  adopted = pair
  userId = tokenUserId(pair.access) ?? userId
}

/** Starts a new epoch, because the next login may be another user's. */
function startUserEpoch() {
  userId = null
  userEpoch += 1
}

function endSession(event: 'ended' | 'left' | 'expired') {
  loggedIn = false
  adopted = null
  if (event !== 'expired') startUserEpoch()
  emit(event)
}

/** The session of this tab. It owns the two tokens; no other module touches their storage. */
export const session = {
  /** Reads the tokens of an earlier visit and subscribes to the changes of other tabs. Call once. */
  open(): void {
    removeInvalidTokens()
    const pair = readTokens()
    if (pair) adopt(pair)
    window.addEventListener('storage', (event) => {
      const change = parseStorageEvent(event)
      if (change === 'tokens') {
        session.syncFromStorage()
        // The event of a logout may come after its missing tokens were taken for expired ones.
        if (lastEvent === 'expired' && changeReason !== 'expired' && !readTokens())
          endSession('left')
      } else if (change) changeReason = change.reason
    })
    // A page restored from the back/forward cache may show what a logout has since ended.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) session.syncFromStorage()
    })
  },

  tokens: readTokens,
  isLoggedIn: () => readTokens() !== null,

  /**
   * A number that changes with the user, but not when the same user's session expires. Work begun
   * in one epoch must not continue in another, and its drafts are discarded.
   */
  userEpoch: () => userEpoch,

  /**
   * Ends work that was begun in an epoch which is over.
   * @throws {UserChanged}
   */
  assertUserEpoch(begun: number): void {
    if (begun !== userEpoch) throw new UserChanged('The user has changed.')
  },

  /** The user this tab works for, from the tokens or the server; null while unknown. */
  userId: () => userId,

  /** Whether a session existed and has ended, so that pending work must stop. */
  isOver: () => readTokens() === null && isEnd(lastEvent),

  /** The last event, for a screen that explains why it is shown. */
  lastEvent: () => lastEvent,

  /**
   * After a login. Unsaved work of another user is dropped, the same user's is kept.
   * @param user the user's id, for opaque tokens
   */
  start(pair: TokenPair, user: string | null = null): void {
    const next = tokenUserId(pair.access) ?? user
    if (next === null || next !== userId) startUserEpoch()
    userId = next
    writeTokens(pair, 'login')
    adopt(pair)
    emit('started')
  },

  /** Replaces the tokens of the same session after a refresh. */
  renew(pair: TokenPair): void {
    writeTokens(pair)
    adopt(pair)
  },

  /** Logs out and drops unsaved work. Needs no network. */
  end(): void {
    wipeTokens()
    endSession('ended')
  },

  /**
   * Ends the session because the server refused this access token. Unsaved work is kept for the
   * same user. A newer pair that another tab stored meanwhile is not touched.
   */
  expire(refused = readTokens()?.access): void {
    const stored = readTokens()
    if (stored && stored.access !== refused) session.syncFromStorage()
    else if (loggedIn) {
      wipeTokens('expired')
      endSession('expired')
    }
  },

  /** Adopts the tokens that another tab wrote or removed. */
  syncFromStorage(): void {
    const pair = readTokens()
    if (!pair) {
      if (loggedIn) endSession(changeReason === 'expired' ? 'expired' : 'left')
      return
    }
    // Already adopted; a reason that is still stored belongs to that change.
    if (pair.access === adopted?.access) return
    const next = tokenUserId(pair.access)
    const wasIn = loggedIn
    // During a session opaque tokens belong to its user unless a login wrote them; after its end
    // they belong to another user.
    const isUnknown = next === null || userId === null
    const isOther = isUnknown ? !wasIn || changeReason === 'login' : next !== userId
    if (isOther) startUserEpoch()
    adopt(pair)
    if (!wasIn) emit('joined')
    else if (isOther) emit('switched')
  },

  /** Waits, at most 100 ms, for the reason why another tab changed opaque tokens. */
  async awaitChangeReason(): Promise<void> {
    const isReasonPending = () => {
      const pair = readTokens()
      return pair && loggedIn && !tokenUserId(pair.access) && pair.access !== adopted?.access
    }
    if (!isReasonPending()) return
    const until = performance.now() + reasonTimeoutMs
    while (isReasonPending() && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    session.syncFromStorage()
  },

  /** Records the user the server names for opaque tokens. */
  identify(user: string): void {
    if (!loggedIn || !adopted || tokenUserId(adopted.access) !== null) return
    if (userId !== null && userId !== user) {
      startUserEpoch()
      userId = user
      emit('switched')
    } else if (userId === null) {
      userId = user
      for (const listener of [...identifyListeners]) listener()
    }
  },

  /**
   * Whether the tokens in storage still belong to the user this tab works for.
   * Storage is shared between tabs: without this a form opened as A would post as B.
   */
  tokensMatchUser(): boolean {
    const pair = readTokens()
    const next = pair && tokenUserId(pair.access)
    return !loggedIn || !next || userId === null || next === userId
  },

  /** Called when the server has named the user of opaque tokens; the user has not changed. */
  onIdentified(listener: () => void): () => void {
    identifyListeners.add(listener)
    return () => identifyListeners.delete(listener)
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
