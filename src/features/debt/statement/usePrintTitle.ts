import { useEffect } from 'react'

/** While something is printed the page is called so: browsers name the file they save after it. */
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
