import { canRunShortcut, isCommandBarKey, isCommandKey } from '@/lib/command-key'
import { preferences } from './preferences'
import { session } from './session'

/** The shortcut of the command bar; with Cmd as well. */
export const commandBarShortcut = 'Ctrl+K'

/** The shortcut that a key press may run: a single key, or the command bar's; else null. */
export const shortcutOf = (event: KeyboardEvent): string | null =>
  isCommandBarKey(event) ? commandBarShortcut : isCommandKey(event) ? event.key : null

const kept = ['/', '?', 'j', 'k', 'n', 'x', commandBarShortcut]
const areSingleKeysOn = () => preferences.read('shortcuts') !== 'false'

let pressed: string[] = []

/**
 * Keeps the shortcuts that are pressed before the code that runs them has loaded, until the user does
 * something else. Call once; returns a function that forgets them.
 */
export function keepEarlyKeys(): () => void {
  const forget = () => {
    pressed = []
  }
  // Runs after the shortcuts' own listeners, which are on the document.
  window.addEventListener('keydown', (event) => {
    const { defaultPrevented, repeat, key } = event
    if (defaultPrevented || repeat || /^(Shift|Control|Alt|Meta)$/.test(key)) return
    const shortcut = shortcutOf(event) ?? ''
    const isOn = shortcut === commandBarShortcut || areSingleKeysOn()
    if (!isOn || !kept.includes(shortcut) || !session.isLoggedIn()) return forget()
    event.preventDefault()
    pressed.push(shortcut)
  })
  window.addEventListener('pointerdown', forget)
  return forget
}

/** Runs the kept shortcuts that are now available, in the order of their presses. */
export function runEarlyKeys(
  isAvailable: (shortcut: string) => boolean,
  run: (shortcut: string) => void,
): void {
  const due = pressed.filter(isAvailable)
  pressed = pressed.filter((shortcut) => !isAvailable(shortcut))
  for (const shortcut of due) if (canRunShortcut(document.activeElement)) run(shortcut)
}
