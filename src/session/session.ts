import { clearDrafts } from './drafts'
import {
  dropRubbish,
  heard,
  readTokens,
  type TokenPair,
  tokenOwner,
  type Word,
  wipeTokens,
  writeTokens,
} from './tokens'

/**
 * What happened to the session of this tab.
 * Here: `started` by a login, `ended` by a logout. Here or in another tab: `expired` by the
 * server's refusal. In another tab: `joined` (a login), `left` (a logout), `switched` (another
 * user's login).
 */
export type SessionEvent = 'started' | 'ended' | 'expired' | 'joined' | 'left' | 'switched'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()
const identified = new Set<() => void>()
/** The user this tab works for or last worked for; null while nothing has told. */
let owner: string | null = null
let loggedIn = false
/** The pair this tab knows of; a stored one that differs is the doing of another tab. */
let known: TokenPair | null = null
let person = 0
let lastEvent: SessionEvent | null = null
let word: Word | undefined

/** How long the word of the tab that changed opaque tokens may come behind them. */
const wordMs = 100

const isEnd = (event: SessionEvent | null) =>
  event === 'ended' || event === 'left' || event === 'expired'

function emit(event: SessionEvent) {
  lastEvent = event
  for (const listener of [...listeners]) listener(event)
}

function adopt(pair: TokenPair) {
  loggedIn = true
  known = pair
  owner = tokenOwner(pair.access) ?? owner
}

/** From here on another person may sit there, until a login shows that it is the same one. */
function forgetPerson() {
  owner = null
  person += 1
  clearDrafts()
}

function leave(event: 'ended' | 'left' | 'expired') {
  loggedIn = false
  known = null
  if (event !== 'expired') forgetPerson()
  emit(event)
}

/** The session of this tab: it owns the two tokens, and nobody else touches their storage. */
export const session = {
  /** Reads what an earlier visit left and follows the other tabs from now on. Call once. */
  open(): void {
    dropRubbish()
    const pair = readTokens()
    if (pair) adopt(pair)
    window.addEventListener('storage', (event) => {
      const said = heard(event)
      if (said === 'tokens') {
        session.follow()
        // A logout is heard of a moment after its missing tokens may have been taken for expired.
        if (lastEvent === 'expired' && word !== 'expired' && !readTokens()) leave('left')
      } else if (said) word = said.word
    })
    // A page restored from the back/forward cache may show what a logout has since ended.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) session.follow()
    })
  },

  tokens: readTokens,
  isLoggedIn: () => readTokens() !== null,

  /**
   * Counts the people this tab has worked for: the same number is the same person, also across an
   * expired session. What began under one number must not go on under another.
   */
  person: () => person,

  /** The user this tab works for, as the tokens or the server name them; null until one tells. */
  owner: () => owner,

  /** A session was here, and is over: whatever still runs has nobody to work for. */
  isOver: () => readTokens() === null && isEnd(lastEvent),

  /** The last thing that happened, for the screen that has to explain itself. */
  lastEvent: () => lastEvent,

  /**
   * After a login. Unsaved work of another user is dropped, the same user's is kept.
   * @param user who logged in, where the tokens do not tell
   */
  start(pair: TokenPair, user: string | null = null): void {
    const next = tokenOwner(pair.access) ?? user
    if (next === null || next !== owner) forgetPerson()
    owner = next
    writeTokens(pair, 'login')
    adopt(pair)
    emit('started')
  },

  /** After a refresh: the same session goes on with newer tokens. */
  renew(pair: TokenPair): void {
    writeTokens(pair)
    adopt(pair)
  },

  /** Logging out: nothing of the person's work stays. Needs no network. */
  end(): void {
    wipeTokens()
    leave('ended')
  },

  /**
   * The server refused to go on with this access token. Unsaved work waits for the same user.
   * A newer pair, stored by another tab meanwhile, is not touched.
   */
  expire(refused = readTokens()?.access): void {
    const stored = readTokens()
    if (stored && stored.access !== refused) session.follow()
    else if (loggedIn) {
      wipeTokens('expired')
      leave('expired')
    }
  },

  /** Takes over what another tab did to the tokens. */
  follow(): void {
    const pair = readTokens()
    if (!pair) {
      if (loggedIn) leave(word === 'expired' ? 'expired' : 'left')
      return
    }
    // This tab knows them already: the reason they came for may not be gone yet, and is no second one.
    if (pair.access === known?.access) return
    const next = tokenOwner(pair.access)
    const wasIn = loggedIn
    // While the session goes on, tokens that do not tell are its own unless somebody logged in;
    // after it has ended, they are somebody else's unless they tell.
    const isUnknown = next === null || owner === null
    const isOther = isUnknown ? !wasIn || word === 'login' : next !== owner
    if (isOther) forgetPerson()
    adopt(pair)
    if (!wasIn) emit('joined')
    else if (isOther) emit('switched')
  },

  /** Tokens that another tab changed and that do not tell why: its word is waited for. */
  async settle(): Promise<void> {
    const isOpen = () => {
      const pair = readTokens()
      return pair && loggedIn && !tokenOwner(pair.access) && pair.access !== known?.access
    }
    if (!isOpen()) return
    const until = performance.now() + wordMs
    while (isOpen() && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    session.follow()
  },

  /** What the server says of the user behind tokens that do not tell. */
  identify(user: string): void {
    if (!loggedIn || !known || tokenOwner(known.access) !== null) return
    if (owner !== null && owner !== user) {
      forgetPerson()
      owner = user
      emit('switched')
    } else if (owner === null) {
      owner = user
      for (const listener of [...identified]) listener()
    }
  },

  /**
   * Whether the tokens in storage still belong to the user this tab works for.
   * Storage is shared between tabs: without this a form opened as A would post as B.
   */
  isStillOurs(): boolean {
    const pair = readTokens()
    const next = pair && tokenOwner(pair.access)
    return !loggedIn || !next || owner === null || next === owner
  },

  /** Told when the server has said whose the tokens are: no change of person, only of what is known. */
  onIdentified(listener: () => void): () => void {
    identified.add(listener)
    return () => identified.delete(listener)
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
