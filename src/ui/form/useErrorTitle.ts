import { useEffect } from 'react'

const prefix = 'Error: '
let formsWithErrors = 0

/** While a form has errors the title begins with it: that is heard first, and seen on the tab. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    formsWithErrors += 1
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      formsWithErrors -= 1
      if (formsWithErrors === 0 && document.title.startsWith(prefix)) {
        document.title = document.title.slice(prefix.length)
      }
    }
  }, [hasErrors])
}
