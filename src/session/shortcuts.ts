import { useEffect, useRef } from 'react'
import { commandBarShortcut, runQueuedShortcuts, shortcutOf } from './early-shortcuts'
import { usePreference } from './usePreference'

const none: readonly string[] = []
const readShortcuts = (stored: unknown) => stored !== false

/** Whether single-key shortcuts are on; speech input and unsteady hands trigger them by accident. */
export const useShortcuts = () => usePreference('shortcuts', readShortcuts)

/**
 * Runs the action of a shortcut, also of one pressed before this code had loaded. Single keys work
 * while shortcuts are on and no control takes the key. Call once per component: early shortcuts of
 * several calls would not run in the order of their presses.
 * @param repeatable the shortcuts that run again while their key is held down; a constant
 */
export function useShortcutKeys(
  actions: Readonly<Record<string, () => void>>,
  repeatable: readonly string[] = none,
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
      if (shortcut === null || !isAvailable(shortcut)) return
      event.preventDefault()
      if (!event.repeat || repeatable.includes(shortcut)) run(shortcut)
    }
    document.addEventListener('keydown', onKey)
    runQueuedShortcuts(isAvailable, run)
    return () => document.removeEventListener('keydown', onKey)
  }, [on, repeatable])
}
