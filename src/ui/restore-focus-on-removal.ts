/**
 * When a pressed element is removed, moves focus to its nearest focusable ancestor within the
 * frame, else to the screen's `h1`.
 */
export function restoreFocusOnRemoval(frame: HTMLElement | null) {
  if (!frame) return
  let focusPath: readonly Element[] = []
  const onFocus = ({ target }: FocusEvent) => {
    focusPath = target instanceof Element ? ancestors(target, frame) : []
  }
  const observer = new MutationObserver(() => {
    if (focusPath[0]?.isConnected !== false || document.activeElement !== document.body) return
    const next =
      focusPath.find((element) => element.isConnected && element.hasAttribute('tabindex')) ??
      frame.querySelector('h1')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', onFocus)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frame.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}

/** The element and its ancestors up to the frame. */
function ancestors(element: Element, frame: Element): readonly Element[] {
  const parent = element.parentElement
  return element === frame || !parent ? [element] : [element, ...ancestors(parent, frame)]
}
