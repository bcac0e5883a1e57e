import { deepEqual } from '@tanstack/react-router'
import { useState } from 'react'

/** The value, or the deeply equal one of an earlier render. */
export function useEqual<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (deepEqual(kept, value)) return kept
  setKept(value)
  return value
}
