import { useEffect, useRef } from 'react'
import { commandBarShortcut, runEarlyKeys, shortcutOf } from './early-keys'
import { usePreference } from './usePreference'

const readShortcuts = (stored: unknown) => stored !== false

/** Whether single-key shortcuts are on; speech input and unsteady hands trigger them by accident. */
export const useShortcuts = () => usePreference('shortcuts', readShortcuts)

/**
 * Runs the action of a shortcut, also of one pressed before this code had loaded. Single keys work
 * while shortcuts are on and no control takes the key.
 * @param canRepeat whether a key that is held down runs its action again
 */
export function useShortcutKeys(
  actions: Readonly<Record<string, () => void>>,
  { canRepeat = false }: { canRepeat?: boolean } = {},
): void {
  const [on] = useShortcuts()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const isAvailable = (shortcut: string) =>
      (on || shortcut === commandBarShortcut) && Object.hasOwn(latest.current, shortcut)
    const run = (shortcut: string) => latest.current[shortcut]?.()
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (shortcut === null || !isAvailable(shortcut) || (event.repeat && !canRepeat)) return
      event.preventDefault()
      run(shortcut)
    }
    document.addEventListener('keydown', onKey)
    runEarlyKeys(isAvailable, run)
    return () => document.removeEventListener('keydown', onKey)
  }, [on, canRepeat])
}
