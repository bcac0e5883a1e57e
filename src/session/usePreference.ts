import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { preferences } from './preferences'

/**
 * A preference of the person, and how to change it.
 * @param parse makes sense of whatever stands in storage; must be the same function each time
 */
export function usePreference<T>(
  name: string,
  parse: (stored: unknown) => T,
): [value: T, change: (next: T) => void] {
  const text = useSyncExternalStore(preferences.subscribe, () => preferences.read(name))
  const value = useMemo(() => parse(fromJson(text)), [text, parse])
  const change = useCallback((next: T) => preferences.write(name, next), [name])
  return [value, change]
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
