import { type ParsedLocation, redirect } from '@tanstack/react-router'

/**
 * Replaces the URL of an emailed link before anything else runs. The history entry keeps the
 * secrets for a reload; a copied address does not contain them.
 */
export function maskSecretUrl(
  location: ParsedLocation,
  link: {
    to: '/activate/$uid/$token' | '/reset_password/$uid/$token'
    params: { uid: string; token: string }
    maskedPath: '/activate' | '/reset_password'
  },
): void {
  if (location.maskedLocation) return
  throw redirect({
    to: link.to,
    params: link.params,
    mask: { to: link.maskedPath },
    // The router ignores a navigation to an unchanged location.
    state: { hidden: true },
    replace: true,
  })
}

/** Prevents the secrets of a link from reaching other sites as the referrer. */
export const noReferrer = { name: 'referrer', content: 'no-referrer' }
