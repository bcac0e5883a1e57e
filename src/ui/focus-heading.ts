import { useEffect, useRef } from 'react'

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

/** A ref for the heading of a task, which takes the focus when the step of the task changes. */
export function useStepHeading(step: number | string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    focusHeading(heading.current)
  }, [step])
  return heading
}
