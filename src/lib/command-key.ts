const textFields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select'
const controlsWithKeys = `${textFields}, [contenteditable], [role=grid], [role=listbox]`
const dialogs = '[role=dialog], [role=alertdialog]'

export const isDialogOpen = () => document.querySelector(dialogs) !== null

/**
 * Whether a key press may run a shortcut: no control takes the key, no modifier is held, and no dialog
 * is open.
 */
export function isCommandKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false
  if (target instanceof Element && target.closest(controlsWithKeys)) return false
  return !isDialogOpen()
}
