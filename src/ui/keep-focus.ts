/**
 * For a frame in which a decision takes away what was pressed to make it: who works by keyboard goes
 * on from the frame, instead of from the top of the page.
 */
export function keepFocus(frame: HTMLElement | null) {
  if (!frame) return
  let last: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => {
    last = target
  }
  const observer = new MutationObserver(() => {
    const isGone = last instanceof Element && !last.isConnected
    if (isGone && document.activeElement === document.body) frame.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', onFocus)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frame.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
