import { useState } from 'react'

const step = 20

/** The first items of a long list, and more of them on request. */
export function usePaged<T>(items: readonly T[]) {
  const [limit, setLimit] = useState(step)
  return {
    shown: items.slice(0, limit),
    left: Math.max(0, items.length - limit),
    showMore: () => setLimit(limit + step),
  }
}
