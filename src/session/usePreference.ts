import { useState } from 'react'
import { session } from './session'

/** Null when nothing is stored, or storage cannot be read. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * A preference with its setter, stored in this browser per user. It never holds data of a debtor.
 * @param parse turns any stored value into a valid one
 */
export function usePreference<T>(
  name: string,
  parse: (stored: unknown) => T,
): [value: T, change: (next: T) => void] {
  const user = session.userId()
  const key = `preference:${user}:${name}`
  const [value, setValue] = useState(() => parse(readJson(key)))
  function change(next: T) {
    setValue(next)
    // Without a name in the tokens the next user would find it.
    if (user === null) return
    try {
      window.localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It holds until the screen is left.
    }
  }
  return [value, change]
}
