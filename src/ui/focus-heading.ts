/**
 * A ref callback for a result that replaces a form: scrolls it into view and focuses its first
 * heading, or the result itself.
 */
export function focusHeading(result: HTMLElement | null): void {
  if (!result) return
  const heading = result.querySelector<HTMLElement>('h1, h2, h3') ?? result
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  result.scrollIntoView({ block: 'start' })
}
