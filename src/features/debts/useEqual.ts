import { deepEqual } from '@tanstack/react-router'
import { useState } from 'react'

/** The value, or the one of an earlier render that equals it. */
export function useEqual<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (deepEqual(kept, value)) return kept
  keep(value)
  return value
}
