import { useEffect, useRef } from 'react'
import { isCommandKey } from '@/lib/command-key'
import { usePreference } from './usePreference'

const readShortcuts = (stored: unknown) => stored !== false

/** Whether single keys are commands; a person who dictates or has unsteady hands turns them off. */
export const useShortcuts = () => usePreference('shortcuts', readShortcuts)

/** Does what a single key stands for, while that is wanted and nobody is typing. */
export function useShortcutKeys(actions: Readonly<Record<string, () => void>>): void {
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
      if (!action || !isCommandKey(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on])
}
