import { useEffect, useEffectEvent } from 'react'

/** Browsers fire `beforeunload` for links to other programs, too, although the page stays. */
const otherProgramLinks = 'a[href^="mailto:"], a[href^="tel:"]'
const openingMs = 1_000

/** Asks for confirmation before the tab is closed or reloaded with unsaved changes. */
export function useUnloadWarning(hasUnsavedWork: () => boolean): void {
  const shouldWarn = useEffectEvent(hasUnsavedWork)
  useEffect(() => {
    let linkClickedAt = Number.NEGATIVE_INFINITY
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(otherProgramLinks)) linkClickedAt = Date.now()
    }
    const warn = (event: BeforeUnloadEvent) => {
      const isOpeningProgram = Date.now() - linkClickedAt < openingMs
      if (!isOpeningProgram && shouldWarn()) event.preventDefault()
    }
    const listeners = new AbortController()
    document.addEventListener('click', onClick, listeners)
    window.addEventListener('beforeunload', warn, listeners)
    return () => listeners.abort()
  }, [])
}
