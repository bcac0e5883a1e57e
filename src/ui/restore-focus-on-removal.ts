/**
 * For a frame in which a press takes away what was pressed: who works by keyboard goes on from the
 * nearest part around it that can be focused, else from the heading of the screen.
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

/** An element and all around it, as far as the frame. */
function ancestors(element: Element, frame: Element): readonly Element[] {
  const parent = element.parentElement
  return element === frame || !parent ? [element] : [element, ...ancestors(parent, frame)]
}
