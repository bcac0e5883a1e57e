import * as z from 'zod/mini'
import { safeRedirect } from '@/lib/redirect'
import { searchValue } from '@/lib/strict-search'

/** Keeps the redirect only if it is a path of the portal. */
export const redirectSearch = z.object({
  redirect: searchValue((value) => {
    // The router parses `?redirect=123` as a number.
    const redirect = safeRedirect(String(value))
    return redirect === '/' ? undefined : redirect
  }),
})
