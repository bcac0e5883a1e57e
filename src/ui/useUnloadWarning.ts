import { useEffect, useRef } from 'react'

/** Asks for confirmation before the tab is closed or reloaded with unsaved changes. */
export function useUnloadWarning(hasUnsavedWork: () => boolean): void {
  const latest = useRef(hasUnsavedWork)
  useEffect(() => {
    latest.current = hasUnsavedWork
  })
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
