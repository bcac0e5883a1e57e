/** A ref for a frame with a `tabIndex`, which takes the focus of a removed element inside it. */
export function restoreFocusOnRemoval(frame: HTMLElement | null) {
  if (!frame) return
  let focused: EventTarget | null = null
  /** The element that the focus is moving to; the browser moves it only after the events. */
  let next: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => {
    focused = target
    next = null
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    next = relatedTarget
  }
  const observer = new MutationObserver(() => {
    const isRemoved = focused instanceof Node && !focused.isConnected
    const isMoving = next instanceof Node && next.isConnected
    if (isRemoved && !isMoving && document.activeElement === document.body)
      frame.focus({ preventScroll: true })
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
