/** The access and the refresh token, which the server issues together. */
export interface TokenPair {
  access: string
  refresh: string
}

const keys = { access: 'access', refresh: 'refresh' } as const

/**
 * Why the tokens change, for the other tabs. It is stored only during the change: other tabs receive
 * it as a storage event.
 */
export type ChangeReason = 'login' | 'expired'
const reasonKey = 'session'

/**
 * Validates a stored or received token. Anything but one printable word (such as "undefined", JSON or a
 * line break) must neither count as logged in nor reach a header.
 */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 8192 &&
  value !== 'undefined' &&
  value !== 'null' &&
  /^[A-Za-z0-9][\w.~+/=-]*$/.test(value)

/** The tokens while storage is blocked or full; the session then lives in this tab alone. */
let memory: TokenPair | null = null
let storageFails = false

export function readTokens(): TokenPair | null {
  if (storageFails) return memory
  try {
    const access = window.localStorage.getItem(keys.access)
    const refresh = window.localStorage.getItem(keys.refresh)
    // An access token alone still works until it expires; refreshing then fails with code 400.
    return isToken(access) ? { access, refresh: isToken(refresh) ? refresh : '' } : null
  } catch {
    return memory
  }
}

export function writeTokens(pair: TokenPair, reason?: ChangeReason): void {
  memory = pair
  try {
    withChangeReason(reason, (storage) => {
      // The access token first: another tab that saw the new refresh token beside the refused access
      // token would use it up and discard the result.
      storage.setItem(keys.access, pair.access)
      storage.setItem(keys.refresh, pair.refresh)
    })
    storageFails = false
  } catch {
    storageFails = true
    // The next load must find neither half of this pair nor an older one.
    removeTokens()
  }
}

export function wipeTokens(reason?: ChangeReason): void {
  memory = null
  storageFails = false
  removeTokens(reason)
}

function removeTokens(reason?: ChangeReason): void {
  try {
    withChangeReason(reason, (storage) => {
      storage.removeItem(keys.access)
      storage.removeItem(keys.refresh)
    })
  } catch {
    // Storage that cannot be written holds no tokens.
  }
}

/** @throws when storage is blocked or full */
function withChangeReason(
  reason: ChangeReason | undefined,
  change: (storage: Storage) => void,
): void {
  const storage = window.localStorage
  try {
    if (reason) storage.setItem(reasonKey, reason)
  } catch {
    // Storage is full: other tabs then see the change without its reason.
  }
  try {
    change(storage)
  } finally {
    storage.removeItem(reasonKey)
  }
}

/** Removes stored values that are not tokens. */
export function removeInvalidTokens(): void {
  try {
    for (const key of Object.values(keys)) {
      if (!isToken(window.localStorage.getItem(key))) window.localStorage.removeItem(key)
    }
  } catch {
    // Storage that cannot be read holds no tokens.
  }
}

/** The change another tab made, from one of its storage events; null for other keys. */
export function parseStorageEvent(
  event: StorageEvent,
): { reason: ChangeReason | undefined } | 'tokens' | null {
  if (event.key === reasonKey) {
    const { newValue } = event
    return { reason: newValue === 'login' || newValue === 'expired' ? newValue : undefined }
  }
  // A cleared storage has no key.
  return event.key === null || event.key === keys.access ? 'tokens' : null
}

/**
 * The user a token was issued to, read from its `user_id` claim; null for an opaque token.
 * It only tells users apart in this browser, and grants nothing.
 */
export function tokenUserId(token: string): string | null {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const userId =
      claims && typeof claims === 'object' && 'user_id' in claims ? claims.user_id : null
    return typeof userId === 'number' || typeof userId === 'string' ? String(userId) : null
  } catch {
    return null
  }
}
