import {
  isHalfWritten,
  isTokenEvent,
  pairUser,
  readTokens,
  removeTokens,
  type TokenPair,
  writeTokens,
} from './tokens'

/**
 * `expired`: the server refused the tokens, here or in another tab; the tab keeps its user and drafts.
 * `logged-in`: here, or in another tab by the same user or in a tab without one.
 */
export type SessionEvent = 'expired' | 'logged-in'

/** The message of a tab to the others before it removes the tokens. */
type Announcement = 'expired' | 'logged-out'

/** Two tokens are written one after the other; another tab may read between. */
const halfWrittenMs = 50

const listeners = new Set<(event: SessionEvent | null) => void>()
let channel: BroadcastChannel | null = null
/** The user of this tab, kept after an expiry; null until the first login. `id` is null if no token names it. */
let user: { id: string | null } | null = null
let isActive = false
/** Whether this tab or another said that the session has expired, after which a late refresh counts. */
let isExpiryAnnounced = false
let isLeaving = false

/** @param event null when only the tokens have changed */
function emit(event: SessionEvent | null) {
  for (const listener of [...listeners]) listener(event)
}

/** Replaces the document; an object, so that tests can watch it. */
export const pageLoad = {
  replace: (path: string) => window.location.replace(path),
  reload: () => window.location.reload(),
}

/**
 * Ends the page, because its user has changed: caches, drafts, object URLs and requests end with it.
 * The next user sees nothing of it meanwhile.
 */
function loadPageAnew(path: '/' | '/login') {
  if (isLeaving) return
  isLeaving = true
  // React still updates the body it knows, whose parts it could no longer remove from an emptied one.
  const empty = document.createElement('body')
  empty.hidden = true
  document.body.replaceWith(empty)
  pageLoad.replace(path)
}

function activate(id: string | null) {
  user = { id }
  isExpiryAnnounced = false
  const wasActive = isActive
  isActive = true
  emit(wasActive ? null : 'logged-in')
}

/** Compares the stored pair with this tab's user: an expiry, a login, a renewal or a change of user. */
function followPair(pair: TokenPair | null) {
  if (isLeaving || (!pair && !isActive)) return
  if (!pair) {
    isActive = false
    return emit('expired')
  }
  const id = pairUser(pair)
  // Without a name in its tokens a login after an expiry counts as another user's.
  const isSameUser = id === null ? isActive && user?.id === null : id === user?.id
  if (user && !isSameUser) loadPageAnew('/')
  else activate(id)
}

function followStored() {
  const pair = readTokens()
  if (pair && isHalfWritten(pair)) setTimeout(() => followPair(readTokens()), halfWrittenMs)
  else followPair(pair)
}

function onAnnouncement({ data }: MessageEvent<Announcement>) {
  if (data === 'expired') isExpiryAnnounced = true
  else if (user) loadPageAnew('/login')
}

/** The session of this tab. The two tokens in storage are the truth; no other module touches them. */
export const session = {
  /** Reads the tokens of an earlier visit, and follows the other tabs. Call once, before the router. */
  open(): void {
    const pair = readTokens()
    if (pair) {
      user = { id: pairUser(pair) }
      isActive = true
    }
    channel = new BroadcastChannel('session')
    channel.onmessage = onAnnouncement
    window.addEventListener('storage', (event) => {
      if (isTokenEvent(event)) followStored()
    })
    window.addEventListener('pagehide', ({ persisted }) => {
      // It would be restored before any script can check the session.
      if (persisted) document.body.style.visibility = 'hidden'
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      // Back leads to a page that a change of user had emptied.
      if (isLeaving) return pageLoad.reload()
      followStored()
      // By the next frame the stored session is on the screen.
      requestAnimationFrame(() => {
        document.body.style.visibility = ''
      })
    })
    // Before every other listener: a change of user does not ask about unsaved work.
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (isLeaving) event.stopImmediatePropagation()
      },
      { capture: true },
    )
  },

  isLoggedIn: () => readTokens() !== null,

  /** The id of this tab's user; null when unknown. */
  userId: () => user?.id ?? null,

  /** Whether this tab's session has ended, and its user has not logged in again. */
  hasExpired: () => user !== null && !isActive,

  /** Whether the page is being replaced, so that nothing may be sent, stored or shown. */
  isLeaving: () => isLeaving,

  /**
   * The stored pair, checked before a request; null when the session has expired. Never settles when the
   * user has changed, because the page ends.
   */
  async tokensForRequest(): Promise<TokenPair | null> {
    let pair = readTokens()
    if (pair && isHalfWritten(pair)) {
      await new Promise((resolve) => setTimeout(resolve, halfWrittenMs))
      pair = readTokens()
    }
    followPair(pair)
    return isLeaving ? new Promise(() => {}) : pair
  },

  /**
   * After a login. Another user's than this tab's loads the page anew, and never settles.
   * @throws when storage is blocked or full
   */
  async start(pair: TokenPair): Promise<void> {
    writeTokens(pair)
    isActive = false
    followPair(pair)
    if (isLeaving) await new Promise(() => {})
  },

  /** Stores renewed tokens of the same session. Does nothing when storage cannot be written. */
  renew(pair: TokenPair): void {
    if (isLeaving) return
    try {
      writeTokens(pair)
    } catch {
      // The pair is gone from storage, which is an expiry.
    }
    followPair(readTokens())
  },

  /**
   * Ends the session because the server refused this access token; unsaved work is kept for the same
   * user. A newer pair that another tab stored is not touched.
   */
  expire(refused: string): void {
    if (isLeaving) return
    const stored = readTokens()
    if (stored?.access === refused) {
      isExpiryAnnounced = true
      channel?.postMessage('expired' satisfies Announcement)
      removeTokens()
    }
    followStored()
  },

  /** Whether the tokens were removed by an expiry, so that a late refresh may store its own. */
  isExpiryAnnounced: () => isExpiryAnnounced,

  /** Logs out in every tab. Needs no network. */
  logOut(): void {
    channel?.postMessage('logged-out' satisfies Announcement)
    removeTokens()
    loadPageAnew('/login')
  },

  /** @param listener receives null when only the tokens have changed */
  subscribe(listener: (event: SessionEvent | null) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
