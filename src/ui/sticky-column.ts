/**
 * Keeps a column in view while the page scrolls. A column taller than the window first scrolls to
 * its end, so all of it is reachable.
 */
export function trackColumnHeight(column: HTMLElement | null) {
  if (!column || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() =>
    column.style.setProperty('--column-height', `${column.offsetHeight}px`),
  )
  observer.observe(column)
  return () => observer.disconnect()
}

export const stickyColumn = {
  position: 'sticky',
  top: 'min(1.5rem, calc(100dvh - var(--column-height, 0px) - 1.5rem))',
} as const
