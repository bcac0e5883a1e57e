const controls = 'button, summary, input:is([type=checkbox], [type=radio], [type=file])'

/**
 * Safari gives the focus to no button that is pressed with the mouse, but to what is focusable around
 * it, so that a dialog has nothing to give the focus back to. The button gets it here, before
 * anything hears of the press.
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
