const frames = new Set<EventTarget>()

const isConnected = (target?: EventTarget | null) => target instanceof Node && target.isConnected

/**
 * A ref for a frame with a `tabIndex`, which takes the focus of a removed element inside it. Of nested
 * frames the innermost that is still there takes it.
 */
export function restoreFocusOnRemoval(frame: HTMLElement | null) {
  if (!frame) return
  frames.add(frame)
  /** The focused element and those around it, from the inside. */
  let path: EventTarget[] = []
  /** The element that the focus is moving to; the browser moves it only after the events. */
  let next: EventTarget | null = null
  const onFocus = (event: FocusEvent) => {
    path = event.composedPath()
    next = null
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    next = relatedTarget
  }
  const observer = new MutationObserver(() => {
    const [focused] = path
    const isRemoved = focused !== undefined && !isConnected(focused)
    const isInnermost = path.find((one) => frames.has(one) && isConnected(one)) === frame
    if (isRemoved && isInnermost && !isConnected(next) && document.activeElement === document.body)
      frame.focus({ preventScroll: true })
  })
  const listeners = new AbortController()
  frame.addEventListener('focusin', onFocus, listeners)
  frame.addEventListener('focusout', onBlur, listeners)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frames.delete(frame)
    listeners.abort()
    observer.disconnect()
  }
}
