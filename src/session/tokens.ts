/** The two tokens as the server issues them together. */
export interface TokenPair {
  access: string
  refresh: string
}

const keys = { access: 'access', refresh: 'refresh' } as const

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

export function writeTokens(pair: TokenPair): void {
  memory = pair
  try {
    const storage = store()
    if (!storage) throw new Error('no storage')
    storage.setItem(keys.refresh, pair.refresh)
    storage.setItem(keys.access, pair.access)
    storageFails = false
  } catch {
    storageFails = true
  }
}

export function wipeTokens(): void {
  memory = null
  storageFails = false
  try {
    store()?.removeItem(keys.access)
    store()?.removeItem(keys.refresh)
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

/** Whether a storage event (or a cleared storage) touches the tokens. */
export const concernsTokens = (event: StorageEvent) =>
  event.key === null || event.key === keys.access || event.key === keys.refresh

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
