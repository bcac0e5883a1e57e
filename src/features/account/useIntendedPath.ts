import { useRouter } from '@tanstack/react-router'
import { safeRedirect } from '@/lib/redirect'

/** Leads to the path a visitor was on the way to, if it is one of the portal, else to the start. */
export function useIntendedPath(redirect: string | undefined): () => Promise<void> {
  const router = useRouter()
  return () => {
    const { pathname, search, hash } = new URL(safeRedirect(redirect), window.location.origin)
    // The router takes a path and its search apart: `to` knows no question mark.
    return router.navigate({
      to: pathname,
      search: router.options.parseSearch?.(search) ?? {},
      hash: hash.slice(1),
      replace: true,
    })
  }
}
