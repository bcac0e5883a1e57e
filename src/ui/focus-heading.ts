/**
 * A ref for a result that takes the place of a form: it stands at the top of the view, and its first
 * heading, or itself where it has none, is given the focus.
 */
export function focusHeading(result: HTMLElement | null): void {
  if (!result) return
  const heading = result.querySelector<HTMLElement>('h1, h2, h3') ?? result
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  // The ring would stand around words that cannot be pressed.
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
  result.scrollIntoView({ block: 'start' })
}
