import { defaultParseSearch, useNavigate } from '@tanstack/react-router'
import { safeRedirect } from '@/lib/redirect'

/** The redirect target if it is a path of the portal, else the start page. */
export function intendedLocation(redirect: string | undefined) {
  const { pathname, search, hash } = new URL(safeRedirect(redirect), window.location.origin)
  // The router's `to` takes no search string, so path and search are passed separately.
  return { to: pathname, search: defaultParseSearch(search), hash: hash.slice(1), replace: true }
}

export function useIntendedPath(redirect: string | undefined): () => Promise<void> {
  const navigate = useNavigate()
  return () => navigate(intendedLocation(redirect))
}
