import { useState } from 'react'

const step = 20

/** The number of items shown of a long list, and a function to show more. */
export function usePaged() {
  const [limit, setLimit] = useState(step)
  return { limit, showMore: () => setLimit(limit + step) }
}
