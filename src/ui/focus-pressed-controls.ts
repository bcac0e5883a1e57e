const controls = 'button, summary, input:is([type=checkbox], [type=radio], [type=file])'

/**
 * Safari does not focus buttons on mouse press, so a dialog could not restore focus to its button.
 * This focuses the button before other handlers run.
 */
export function focusPressedControls(): void {
  const focus = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(controls)
    const focused = document.activeElement
    if (control && control !== focused && focused?.contains(control)) {
      control.focus({ preventScroll: true })
    }
  }
  window.addEventListener('click', focus, { capture: true })
}
