import { safeRedirect } from '@/lib/redirect'

export interface RedirectSearch {
  redirect?: string
}

/** The intended path, kept only where it leads into this portal. */
export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  if (search.redirect === undefined) return {}
  // The router reads `?redirect=123` as a number.
  const redirect = safeRedirect(String(search.redirect))
  return redirect === '/' ? {} : { redirect }
}
