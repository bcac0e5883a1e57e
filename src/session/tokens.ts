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

/** The stored pair; null without an access token. */
export function readTokens(): TokenPair | null {
  try {
    const [access, refresh] = keys.map((key) => window.localStorage.getItem(key))
    return isToken(access) ? { access, refresh: isToken(refresh) ? refresh : '' } : null
  } catch {
    // Storage that cannot be read holds no tokens.
    return null
  }
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
  for (const key of keys) window.localStorage.removeItem(key)
}

/**
 * The user a token was issued to, from its claim `user_id`, else `sub`; null when it names none. It only
 * tells users apart in this browser, and grants nothing.
 */
function tokenUser(token: string): string | null {
  const payload = token.split('.')[1] ?? ''
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const user: unknown = claims.user_id ?? claims.sub
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
  const [one, other] = [tokenUser(access), tokenUser(refresh)]
  return one !== null && other !== null && one !== other
}
