/** A ref for a frame with a `tabIndex`, which takes the focus of a removed element inside it. */
export function restoreFocusOnRemoval(frame: HTMLElement | null) {
  if (!frame) return
  let focused: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => {
    focused = target
  }
  // An element that is removed because the focus moves on has nothing to restore.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = null
  }
  const observer = new MutationObserver(() => {
    const isRemoved = focused instanceof Node && !focused.isConnected
    if (isRemoved && document.activeElement === document.body) frame.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', onFocus)
  frame.addEventListener('focusout', onBlur)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frame.removeEventListener('focusin', onFocus)
    frame.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}
