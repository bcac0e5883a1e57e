import type { TokenPair } from '../tokens'

let serial = 0

/** A token of a user; each one is new. */
export const tokenOf = (user: number | string) =>
  `head.${btoa(JSON.stringify({ user_id: user }))}.sign${++serial}`

export const pairOf = (user: number | string): TokenPair => ({
  access: tokenOf(user),
  refresh: tokenOf(user),
})

/** Stores tokens as another tab does. */
export function storePair({ access, refresh }: TokenPair): void {
  window.localStorage.setItem('access', access)
  window.localStorage.setItem('refresh', refresh)
}
