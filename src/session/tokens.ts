/** The two tokens as the server issues them together. */
export interface TokenPair {
  access: string
  refresh: string
}

const keys = { access: 'access', refresh: 'refresh' } as const

/**
 * Why the tokens change, for the other tabs. The word stands in storage only while they are being
 * changed, so that it reaches the others as an event, in order, and nothing of it stays.
 */
export type Word = 'login' | 'expired'
const wordKey = 'session'

/**
 * A token is one printable word. Anything else in storage (the word "undefined", JSON, a line
 * break, a megabyte) is rubbish: it must neither count as logged in nor reach a header.
 */
function asToken(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 8192) return null
  if (value === 'undefined' || value === 'null') return null
  return /^[A-Za-z0-9][\w.~+/=-]*$/.test(value) ? value : null
}

/** Used where storage throws (blocked, full): the session then lives in this tab alone. */
let memory: TokenPair | null = null
let storageFails = false

function store(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function readTokens(): TokenPair | null {
  if (storageFails) return memory
  try {
    const storage = store()
    if (!storage) return memory
    const access = asToken(storage.getItem(keys.access))
    const refresh = asToken(storage.getItem(keys.refresh))
    // An access token alone still works until it expires; refreshing then fails with code 400.
    return access ? { access, refresh: refresh ?? '' } : null
  } catch {
    return memory
  }
}

export function writeTokens(pair: TokenPair, word?: Word): void {
  memory = pair
  try {
    const storage = store()
    if (!storage) throw new Error('no storage')
    saying(storage, word, () => {
      // Another tab may see one of the two before the other: a new refresh token beside the access
      // token that was refused would be used up there, and what it brought thrown away.
      storage.setItem(keys.access, pair.access)
      storage.setItem(keys.refresh, pair.refresh)
    })
    storageFails = false
  } catch {
    storageFails = true
    // Neither half of this pair nor an older one may come back to life with the next load.
    removeTokens()
  }
}

export function wipeTokens(word?: Word): void {
  memory = null
  storageFails = false
  removeTokens(word)
}

function removeTokens(word?: Word): void {
  try {
    const storage = store()
    if (!storage) return
    saying(storage, word, () => {
      storage.removeItem(keys.access)
      storage.removeItem(keys.refresh)
    })
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

function saying(storage: Storage, word: Word | undefined, change: () => void): void {
  try {
    if (word) storage.setItem(wordKey, word)
  } catch {
    // Full: the others then see the change without its reason.
  }
  try {
    change()
  } finally {
    storage.removeItem(wordKey)
  }
}

/** Rubbish counts as logged out; it is not left lying about either. */
export function dropRubbish(): void {
  try {
    const storage = store()
    for (const key of Object.values(keys)) {
      if (!isToken(storage?.getItem(key))) storage?.removeItem(key)
    }
  } catch {
    // Storage that cannot be read holds nothing of ours.
  }
}

/** What another tab did, as its storage events tell it one by one; null for other keys. */
export function heard(event: StorageEvent): { word: Word | undefined } | 'tokens' | null {
  if (event.key === wordKey) {
    const { newValue } = event
    return { word: newValue === 'login' || newValue === 'expired' ? newValue : undefined }
  }
  // A cleared storage has no key.
  return event.key === null || event.key === keys.access ? 'tokens' : null
}

/** The shape check for an answer of the server. */
export const isToken = (value: unknown): value is string => asToken(value) !== null

/**
 * The user a token was issued to, read from its `user_id` claim; null for an opaque token.
 * Only to tell one user's session from another's in this browser, never to grant anything.
 */
export function tokenOwner(token: string): string | null {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const owner =
      claims && typeof claims === 'object' && 'user_id' in claims ? claims.user_id : null
    return typeof owner === 'number' || typeof owner === 'string' ? String(owner) : null
  } catch {
    return null
  }
}
