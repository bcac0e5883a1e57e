import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Renders all rows of a virtualised list while the page is printed. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  const print = useCallback(() => {
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }, [])
  return { isPrinting, print }
}
