import { useEffect, useRef } from 'react'

/** Closing or reloading the tab asks first while there is unsaved work. */
export function useAskBeforeClosing(hasUnsavedWork: () => boolean): void {
  const latest = useRef(hasUnsavedWork)
  useEffect(() => {
    latest.current = hasUnsavedWork
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
