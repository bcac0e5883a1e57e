import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { preferences } from './preferences'

/**
 * A stored preference of the user, with its setter.
 * @param parse turns any stored value into a valid one; must be a stable function
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
