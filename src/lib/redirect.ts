import { defaultParseSearch } from '@tanstack/react-router'

const fallbackPath = '/'
const maxLength = 2048
const baseUrl = 'https://portal.invalid'
const loggedOutOnly = /^\/(?:login|register)\/*$/i

const isRefused = (path: string) => /^\/\/|[\\\p{Cc}]/u.test(path) || loggedOutOnly.test(path)

/**
 * Validates a `redirect` parameter: a path of this portal with search and fragment. `/` for another
 * site, the login or registration screen, or an over-long value.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxLength) return fallbackPath
  if (!/^\/(?!\/)/.test(value) || !URL.canParse(value, baseUrl)) return fallbackPath
  const { origin, pathname, search, hash } = new URL(value, baseUrl)
  if (origin !== baseUrl) return fallbackPath
  // The router may decode the path, so the decoded form is checked as well, and what it resolves to: an
  // encoded slash may hide a segment such as `/./`.
  const path = decode(pathname)
  if (path === null || isRefused(path) || isRefused(new URL(path, baseUrl).pathname))
    return fallbackPath
  const target = pathname + search + hash
  return target.length > maxLength ? fallbackPath : target
}

/** The location of a `redirect` parameter for the router, whose `to` takes no search string. */
export function intendedLocation(redirect: string | undefined) {
  const { pathname, search, hash } = new URL(safeRedirect(redirect), baseUrl)
  return { to: pathname, search: defaultParseSearch(search), hash: hash.slice(1), replace: true }
}

/** Null for a malformed path. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
