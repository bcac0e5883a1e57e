import { useEffect, useRef } from 'react'
import { isCommandKey } from '@/lib/command-key'
import { usePreference } from './usePreference'

const readShortcuts = (stored: unknown) => stored !== false

/** Whether single-key shortcuts are on; speech input and unsteady hands trigger them by accident. */
export const useShortcuts = () => usePreference('shortcuts', readShortcuts)

/**
 * Runs the action of a single key while shortcuts are on and no control takes the key.
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
    if (!on) return
    const onKey = (event: KeyboardEvent) => {
      const { current } = latest
      const action = Object.hasOwn(current, event.key) ? current[event.key] : undefined
      if (!action || (event.repeat && !canRepeat) || !isCommandKey(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on, canRepeat])
}
