import { useState } from 'react'

const step = 20

/** How many items of a long list are shown, and the way to more of them. */
export function usePaged() {
  const [limit, setLimit] = useState(step)
  return { limit, showMore: () => setLimit(limit + step) }
}
