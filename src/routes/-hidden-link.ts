import { type ParsedLocation, redirect } from '@tanstack/react-router'

/**
 * Takes the secrets of an e-mailed link out of the address bar before anything else happens.
 * The history entry keeps them, so a reload still finds them; whoever copies the address does not.
 */
export function maskSecretUrl(
  location: ParsedLocation,
  link: {
    to: '/activate/$uid/$token' | '/reset_password/$uid/$token'
    params: { uid: string; token: string }
    shown: '/activate' | '/reset_password'
  },
): void {
  if (location.maskedLocation) return
  throw redirect({
    to: link.to,
    params: link.params,
    mask: { to: link.shown },
    // The router takes an address that has not changed for nothing to do.
    state: { hidden: true },
    replace: true,
  })
}

/** While a link's secrets are near, no other site is told where the person comes from. */
export const noReferrer = { name: 'referrer', content: 'no-referrer' }
