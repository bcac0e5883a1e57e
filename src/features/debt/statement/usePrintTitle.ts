import { useEffect } from 'react'

/** Sets the document title while printing, because browsers name the saved PDF after it. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let before = ''
    const start = () => {
      before = document.title
      document.title = title
    }
    const end = () => {
      document.title = before
    }
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [title])
}
