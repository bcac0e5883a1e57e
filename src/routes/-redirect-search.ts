import { safeRedirect } from '@/lib/redirect'
import { searchParameter, searchSchema } from '@/lib/search-schema'

/** Keeps the redirect only if it is a path of the portal. */
export const redirectSearch = searchSchema({
  redirect: searchParameter((value) => {
    // The router parses `?redirect=123` as a number.
    const given = typeof value === 'number' ? String(value) : value
    const redirect = safeRedirect(given)
    return redirect === '/' && given !== '/' ? undefined : redirect
  }),
})
