import { useState } from 'react'

/** Whether two values have the same JSON. */
export const isSameJson = (left: unknown, right: unknown) =>
  JSON.stringify(left) === JSON.stringify(right)

/** The value, or the one of an earlier render that has the same JSON. */
export function useEqual<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (isSameJson(kept, value)) return kept
  keep(value)
  return value
}
