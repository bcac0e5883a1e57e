import { safeRedirect } from '@/lib/redirect'

export interface RedirectSearch {
  redirect?: string
}

/** Keeps the redirect only if it is a path of the portal. */
export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  if (search.redirect === undefined) return {}
  // The router parses `?redirect=123` as a number.
  const redirect = safeRedirect(String(search.redirect))
  return redirect === '/' ? {} : { redirect }
}
