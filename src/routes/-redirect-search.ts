import { safeRedirect } from '@/lib/redirect'
import { searchParameter, searchSchema } from '@/lib/search-schema'

/** Keeps the redirect only if it is a path of the portal. */
export const redirectSearch = searchSchema({
  redirect: searchParameter((value) => {
    const redirect = safeRedirect(value)
    return redirect === '/' && value !== '/' ? undefined : redirect
  }),
})
