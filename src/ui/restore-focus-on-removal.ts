/** A ref for a frame with a `tabIndex`, which takes the focus of a removed element inside it. */
export function restoreFocusOnRemoval(frame: HTMLElement | null) {
  if (!frame) return
  let focused: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => {
    focused = target
  }
  const observer = new MutationObserver(() => {
    const isRemoved = focused instanceof Node && !focused.isConnected
    if (isRemoved && document.activeElement === document.body) frame.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', onFocus)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frame.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
