const fallbackPath = '/'
const maxLength = 2048
const baseUrl = 'https://portal.invalid'
const loggedOutOnly = /^\/(?:login|register)\/*$/i

/**
 * Where a `redirect` parameter may lead: a path of this portal with its search and fragment,
 * never another site, a screen only for those logged out, or something over-long. Else `/`.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxLength) return fallbackPath
  // One leading slash: two of them, or a backslash, name another host.
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return fallbackPath
  if (!URL.canParse(value, baseUrl)) return fallbackPath
  const { origin, pathname, search, hash } = new URL(value, baseUrl)
  if (origin !== baseUrl) return fallbackPath
  // A router may decode the path before it goes there: judge what it would see, too.
  const path = decode(pathname)
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(path) || loggedOutOnly.test(path)) return fallbackPath
  const target = pathname + search + hash
  return target.length > maxLength ? fallbackPath : target
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
