const start = '/'
const longest = 2048
const here = 'https://portal.invalid'
const loggedOutOnly = /^\/(?:login|register)\/*$/i

/**
 * Where a `redirect` parameter may lead: a path of this portal with its search and fragment,
 * never another site, a screen only for those logged out, or something over-long. Else `/`.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return start
  // One leading slash: two of them, or a backslash, name another host.
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return start
  if (!URL.canParse(value, here)) return start
  const { origin, pathname, search, hash } = new URL(value, here)
  if (origin !== here) return start
  // A router may decode the path before it goes there: judge what it would see, too.
  const path = decode(pathname)
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(path) || loggedOutOnly.test(path)) return start
  const target = pathname + search + hash
  return target.length > longest ? start : target
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
