import { clearDrafts } from './drafts'
import {
  concernsTokens,
  readTokens,
  type TokenPair,
  tokenOwner,
  wipeTokens,
  writeTokens,
} from './tokens'

/**
 * What happened to the session of this tab:
 * `started` here; `ended` by the person, in this tab or another; `expired` by the server's refusal;
 * `switched` to another user in another tab; `dropped` without a word on a public screen.
 */
export type SessionEvent = 'started' | 'ended' | 'expired' | 'switched' | 'dropped'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()
let owner: string | null = null
let loggedIn = false

function emit(event: SessionEvent) {
  for (const listener of [...listeners]) listener(event)
}

function adopt(pair: TokenPair | null) {
  loggedIn = pair !== null
  if (pair) owner = tokenOwner(pair.access)
}

/** The session of this tab: it owns the two tokens, and nobody else touches their storage. */
export const session = {
  /** Reads what an earlier visit left and follows the other tabs from now on. Call once. */
  open(): void {
    adopt(readTokens())
    window.addEventListener('storage', (event) => {
      if (concernsTokens(event)) session.follow()
    })
    // A page restored from the back/forward cache may show what a logout has since ended.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) session.follow()
    })
  },

  tokens: readTokens,
  isLoggedIn: () => readTokens() !== null,

  /** The user whose session this tab holds or last held; null when the tokens do not tell. */
  owner: () => owner,

  /** After a login. Unsaved work of another user is dropped, the same user's is kept. */
  start(pair: TokenPair): void {
    const next = tokenOwner(pair.access)
    if (next === null || next !== owner) clearDrafts()
    writeTokens(pair)
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
    loggedIn = false
    owner = null
    clearDrafts()
    emit('ended')
  },

  /** The server refused to go on with this session. Unsaved work waits for the same user. */
  expire(): void {
    wipeTokens()
    if (!loggedIn) return
    loggedIn = false
    emit('expired')
  },

  /** Tokens that only stand in the way of a public call are dropped without a word. */
  drop(): void {
    wipeTokens()
    loggedIn = false
    emit('dropped')
  },

  /** Takes over what another tab did to the tokens. */
  follow(): void {
    const pair = readTokens()
    if (!pair) {
      if (!loggedIn) return
      loggedIn = false
      owner = null
      clearDrafts()
      emit('ended')
      return
    }
    const next = tokenOwner(pair.access)
    const switched = loggedIn && next !== owner
    const started = !loggedIn
    if (switched || next !== owner) clearDrafts()
    adopt(pair)
    if (switched) emit('switched')
    else if (started) emit('started')
  },

  /**
   * Whether the tokens in storage still belong to the user this tab works for.
   * Storage is shared between tabs: without this a form opened as A would post as B.
   */
  isStillOurs(): boolean {
    const pair = readTokens()
    return pair === null || !loggedIn || tokenOwner(pair.access) === owner
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
