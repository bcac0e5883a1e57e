const frames = new Set<Element>()

/** The frames around an element, from the inside. */
function framesAround(element: Element | null): Element[] {
  if (!element) return []
  return [...(frames.has(element) ? [element] : []), ...framesAround(element.parentElement)]
}

/**
 * A ref for a frame with a `tabIndex`, which takes the focus of a removed element inside it. Of nested
 * frames the innermost that is still there takes it.
 */
export function restoreFocusOnRemoval(frame: HTMLElement | null) {
  if (!frame) return
  frames.add(frame)
  let focused: EventTarget | null = null
  let around: Element[] = []
  /** The element that the focus is moving to; the browser moves it only after the events. */
  let next: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => {
    focused = target
    around = target instanceof Element ? framesAround(target) : []
    next = null
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    next = relatedTarget
  }
  const observer = new MutationObserver(() => {
    const isRemoved = focused instanceof Node && !focused.isConnected
    const isInnermost = around.find(({ isConnected }) => isConnected) === frame
    const isMoving = next instanceof Node && next.isConnected
    if (isRemoved && isInnermost && !isMoving && document.activeElement === document.body)
      frame.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', onFocus)
  frame.addEventListener('focusout', onBlur)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frames.delete(frame)
    frame.removeEventListener('focusin', onFocus)
    frame.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}
