import type { AnyRouter } from '@tanstack/react-router'
import { preferences } from './preferences'
import { session } from './session'

const textFields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select'
const controlsWithKeys = `${textFields}, [contenteditable], [role=grid], [role=listbox]`
const dialogs = '[role=dialog], [role=alertdialog]'

const isDialogOpen = () => document.querySelector(dialogs) !== null

/** Whether a shortcut may run while this element has the focus: no control or dialog takes the keys. */
const canRunShortcut = (focused: EventTarget | null) =>
  !(focused instanceof Element && focused.closest(controlsWithKeys)) && !isDialogOpen()

/**
 * Whether a key press may run a shortcut: no control takes the key, no modifier is held, and no dialog
 * is open.
 */
function isCommandKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false
  return canRunShortcut(target)
}

/** Whether a key press opens the command bar, which Ctrl or Cmd with K does from any control. */
const isCommandBarKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  !isDialogOpen()

/** Opens the command bar. Cmd+K does too. */
export const commandBarShortcut = 'Ctrl+K'

/** Open a dialog or focus a text box, so the keys after them are text. */
const openers = ['/', '?', commandBarShortcut]
const queueableShortcuts = [...openers, 'j', 'k', 'n', 's', 'x']
const maxAgeMs = 8_000

interface QueuedShortcut {
  shortcut: string
  pressedAt: number
}

let queue: readonly QueuedShortcut[] = []

const isFresh = ({ pressedAt }: QueuedShortcut) => performance.now() - pressedAt <= maxAgeMs
const isOpenerQueued = () =>
  queue.some((queued) => openers.includes(queued.shortcut) && isFresh(queued))

/** The shortcut that a key press may run: a single key, or the command bar's; else null. */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (isCommandBarKey(event)) return commandBarShortcut
  return isCommandKey(event) && !isOpenerQueued() ? event.key : null
}

const isModifier = ({ key }: KeyboardEvent) => /^(Shift|Control|Alt|Meta)$/.test(key)
const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

function isQueueable(shortcut: string | null): shortcut is string {
  if (shortcut === null || !queueableShortcuts.includes(shortcut) || !session.isLoggedIn())
    return false
  return shortcut === commandBarShortcut || preferences.read('shortcuts') !== 'false'
}

/**
 * Queues shortcuts pressed before their handlers are mounted. Any other input clears the queue, also
 * a shortcut that runs at once and a navigation. Call once.
 * @returns a function that clears the queue
 */
export function queueEarlyShortcuts(router: Pick<AnyRouter, 'subscribe'>): () => void {
  const clearQueue = () => {
    queue = []
  }
  // Runs after the shortcuts' own listeners, which are on the document.
  window.addEventListener('keydown', (event) => {
    if (isModifier(event)) return
    if (event.defaultPrevented) return clearQueue()
    const shortcut = shortcutOf(event)
    if (isQueueable(shortcut)) {
      event.preventDefault()
      if (!event.repeat && !isOpenerQueued())
        queue = [...queue, { shortcut, pressedAt: performance.now() }]
    } else if (!isOpenerQueued() || !isText(event)) clearQueue()
  })
  window.addEventListener('pointerdown', clearQueue)
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) clearQueue()
  })
  return clearQueue
}

/** Runs the queued shortcuts that are now available, in the order of their presses. */
export function runQueuedShortcuts(
  isAvailable: (shortcut: string) => boolean,
  run: (shortcut: string) => void,
): void {
  const findNext = () => queue.find(({ shortcut }) => isAvailable(shortcut))
  // Searches again after every run, because a navigation clears the queue.
  for (let next = findNext(); next; next = findNext()) {
    const { shortcut } = next
    queue = queue.filter((queued) => queued !== next)
    const canRun =
      shortcut === commandBarShortcut ? !isDialogOpen() : canRunShortcut(document.activeElement)
    if (canRun && isFresh(next)) run(shortcut)
  }
}
