/**
 * A ref for a bar at the bottom of the screen: messages stand above it. An attribute of the body
 * says so, because `body:has(…)` would compute all styles anew with every element that comes or goes.
 */
export function keepMessagesAbove(bar: HTMLElement | null) {
  if (!bar) return
  document.body.setAttribute('data-bottom-bar', '')
  return () => document.body.removeAttribute('data-bottom-bar')
}
