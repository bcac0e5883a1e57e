import { useEffect, useRef } from 'react'

/** Closing or reloading the tab asks first while there is unsaved work. */
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
