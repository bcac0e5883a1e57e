import { vi } from 'vitest'
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

/** Storage that is blocked or full. */
export const failStorage = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException(method, 'SecurityError')
  })
