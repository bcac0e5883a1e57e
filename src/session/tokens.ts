/** The access and the refresh token, which the server issues together. */
export interface TokenPair {
  access: string
  /** Blank when none is stored. */
  refresh: string
}

const keys = ['access', 'refresh'] as const

/**
 * Whether a stored or received value is a token. Anything but one printable word (such as "undefined",
 * JSON or a line break) must neither count as logged in nor reach a header.
 */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 8192 &&
  /^(?!undefined$|null$)[A-Za-z0-9][\w.~+/=-]*$/.test(value)

let lastRead: TokenPair | null = null

export const isSamePair = (one: TokenPair | null, other: TokenPair | null) =>
  one?.access === other?.access && one?.refresh === other?.refresh

/** The stored pair; null without an access token. The same object until a token changes. */
export function readTokens(): TokenPair | null {
  let pair: TokenPair | null = null
  try {
    const [access, refresh] = keys.map((key) => window.localStorage.getItem(key))
    if (isToken(access)) pair = { access, refresh: isToken(refresh) ? refresh : '' }
  } catch {
    // Storage that cannot be read holds no tokens.
  }
  if (!isSamePair(pair, lastRead)) lastRead = pair
  return lastRead
}

/** @throws when storage is blocked or full; then neither half of the pair is stored */
export function writeTokens(pair: TokenPair): void {
  try {
    // The access token first: another tab that saw the new refresh token beside the refused access
    // token would use it up.
    for (const key of keys) window.localStorage.setItem(key, pair[key])
  } catch (error) {
    removeTokens()
    throw error
  }
}

export function removeTokens(): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key)
  } catch {
    // Storage that cannot be written holds no tokens.
  }
}

/** Whether a storage event concerns the tokens. A cleared storage has no key. */
export const isTokenEvent = ({ key }: StorageEvent) =>
  key === null || keys.some((name) => name === key)

/**
 * The user a token was issued to, from its claim `user_id`, else `sub`; null when it names none. It only
 * tells users apart in this browser, and grants nothing.
 */
function tokenUser(token: string): string | null {
  const payload = token.split('.')[1] ?? ''
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const user: unknown = claims?.user_id ?? claims?.sub
    return typeof user === 'number' || typeof user === 'string' ? String(user) : null
  } catch {
    return null
  }
}

/** The user of a pair; null when it names none. */
export const pairUser = ({ access, refresh }: TokenPair): string | null =>
  tokenUser(access) ?? tokenUser(refresh)

/** Whether another tab has written only one of the two tokens so far. */
export function isHalfWritten({ access, refresh }: TokenPair): boolean {
  const users = [tokenUser(access), tokenUser(refresh)]
  return !users.includes(null) && users[0] !== users[1]
}
