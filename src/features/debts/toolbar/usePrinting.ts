import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Prints the page with all that is otherwise drawn only when it is scrolled to. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  const print = useCallback(() => {
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }, [])
  return { isPrinting, print }
}
