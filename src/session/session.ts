import { createListeners } from '@/lib/listeners'
import {
  isHalfWritten,
  pairUser,
  readTokens,
  removeTokens,
  type TokenPair,
  writeTokens,
} from './tokens'

/** The message of a tab to the others before it removes the tokens. */
type Announcement = 'expired' | 'logged-out'

/** Two tokens are written one after the other; another tab may read between. */
const halfWrittenMs = 50

const { notify, subscribe } = createListeners()
let channel: BroadcastChannel | null = null
/** The user of this tab, kept after an expiry; null until the first login. `id` is null if no token names it. */
let user: { id: string | null } | null = null
let isActive = false
/** Whether this tab or another said that the session has expired, after which a late refresh counts. */
let isExpiryAnnounced = false
let isLeaving = false

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
  isLeaving = true
  // React still updates the body it knows, whose parts it could no longer remove from an emptied one.
  const empty = document.createElement('body')
  empty.hidden = true
  document.body.replaceWith(empty)
  pageLoad.replace(path)
}

/** Compares a pair with this tab's user: an expiry, a login, a renewal or a change of user. */
function followPair(pair: TokenPair | null) {
  if (isLeaving) return
  if (pair) {
    const id = pairUser(pair)
    // Without a name in its tokens a login after an expiry counts as another user's.
    const isUnknown = id === null && !isActive
    if (user && (user.id !== id || isUnknown)) return loadPageAnew('/')
    user = { id }
    isExpiryAnnounced = false
  }
  const wasActive = isActive
  isActive = pair !== null
  if (isActive !== wasActive) notify()
}

/**
 * The stored pair, checked; null when the session has expired. Never settles when the user has changed,
 * because the page ends.
 */
async function checkTokens(): Promise<TokenPair | null> {
  let pair = readTokens()
  if (pair && isHalfWritten(pair)) {
    await new Promise((resolve) => setTimeout(resolve, halfWrittenMs))
    pair = readTokens()
  }
  followPair(pair)
  return isLeaving ? new Promise(() => {}) : pair
}

/** The session of this tab. The two tokens in storage are the truth; no other module touches them. */
export const session = {
  /** Reads the tokens of an earlier visit, and follows the other tabs. Call once, before the router. */
  open(): void {
    void checkTokens()
    channel = new BroadcastChannel('session')
    channel.onmessage = ({ data }: MessageEvent<Announcement>) => {
      if (data === 'expired') isExpiryAnnounced = true
      else if (user) loadPageAnew('/login')
    }
    window.addEventListener('storage', () => void checkTokens())
    window.addEventListener('pagehide', () => {
      // The back/forward cache would show it before any script can check the session.
      document.body.style.visibility = 'hidden'
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      // Back leads to a page that a change of user had emptied.
      if (isLeaving) return pageLoad.reload()
      void checkTokens()
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

  /** For each request that needs a login, before it is sent. */
  tokensForRequest: checkTokens,

  /**
   * Stores the tokens of a login or a refresh. Never settles when the page ends, as it does when they are
   * another user's than this tab's.
   * @param isRenewal of the session; without it the user has logged in
   * @throws when storage is blocked or full; an earlier session has then expired
   */
  async start(pair: TokenPair, isRenewal = false): Promise<void> {
    // Who logs in with tokens that name nobody is another user.
    if (!isRenewal) isActive = false
    try {
      if (!isLeaving) writeTokens(pair)
    } finally {
      await checkTokens()
    }
  },

  /**
   * Ends the session because the server refused this access token; unsaved work is kept for the same
   * user. A newer pair that another tab stored is not touched.
   */
  expire(refused: string): void {
    if (!isLeaving && readTokens()?.access === refused) {
      isExpiryAnnounced = true
      channel?.postMessage('expired' satisfies Announcement)
      removeTokens()
    }
    void checkTokens()
  },

  /** Whether the tokens were removed by an expiry, so that a late refresh may store its own. */
  isExpiryAnnounced: () => isExpiryAnnounced,

  /** Logs out in every tab. Needs no network. */
  logOut(): void {
    channel?.postMessage('logged-out' satisfies Announcement)
    try {
      removeTokens()
    } finally {
      loadPageAnew('/login')
    }
  },

  /** Calls back after an expiry and after a login, here or in another tab. */
  subscribe,
}
