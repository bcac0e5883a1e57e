import { useEffect } from 'react'

const mark = 'Error: '
let forms = 0

/** While a form has errors the title begins with it: that is heard first, and seen on the tab. */
export function useTitleMark(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    forms += 1
    if (!document.title.startsWith(mark)) document.title = mark + document.title
    return () => {
      forms -= 1
      if (forms === 0 && document.title.startsWith(mark)) {
        document.title = document.title.slice(mark.length)
      }
    }
  }, [hasErrors])
}
