import { useEffect } from 'react'

const prefix = 'Error: '
let formsWithErrors = 0

/**
 * Prefixes the title with "Error: " while a form has errors, as GOV.UK does: screen readers
 * announce it first, and the tab shows it.
 */
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
