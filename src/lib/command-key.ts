const textFields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select'
const controlsWithKeys = `${textFields}, [contenteditable], [role=grid], [role=listbox]`
const dialogs = '[role=dialog], [role=alertdialog]'

export const isDialogOpen = () => document.querySelector(dialogs) !== null

/** Whether a shortcut may run while this element has the focus: no control or dialog takes the keys. */
export const canRunShortcut = (focused: EventTarget | null) =>
  !(focused instanceof Element && focused.closest(controlsWithKeys)) && !isDialogOpen()

/**
 * Whether a key press may run a shortcut: no control takes the key, no modifier is held, and no dialog
 * is open.
 */
export function isCommandKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false
  return canRunShortcut(target)
}

/** Whether a key press opens the command bar, which Ctrl or Cmd with K does from any control. */
export const isCommandBarKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  !isDialogOpen()
