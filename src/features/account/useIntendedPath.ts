import { defaultParseSearch, useNavigate } from '@tanstack/react-router'
import { safeRedirect } from '@/lib/redirect'

/** The path a visitor was on the way to, if it is one of the portal, else the start. */
export function intendedLocation(redirect: string | undefined) {
  const { pathname, search, hash } = new URL(safeRedirect(redirect), window.location.origin)
  // The router takes a path and its search apart: `to` knows no question mark.
  return { to: pathname, search: defaultParseSearch(search), hash: hash.slice(1), replace: true }
}

export function useIntendedPath(redirect: string | undefined): () => Promise<void> {
  const navigate = useNavigate()
  return () => navigate(intendedLocation(redirect))
}
