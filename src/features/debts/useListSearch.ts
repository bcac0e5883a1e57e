import { useCallback, useEffect, useRef, useState } from 'react'
import { type DebtsSearch, withoutBlanks } from './search'

/** Debounces URL updates: browsers limit how often a page may change its URL. */
const pauseMs = 250

/**
 * The search of the list. The text is debounced before it reaches the URL; every other change
 * includes the pending text.
 */
export function useListSearch(search: DebtsSearch, onSearch: (next: DebtsSearch) => void) {
  const q = search.q ?? ''
  const [box, setBox] = useState({ text: q, seen: q, written: q })
  if (q !== box.seen) {
    // The URL changed externally (Back): reset the input.
    setBox(q === box.written ? { ...box, seen: q } : { text: q, seen: q, written: q })
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changeNow = (changes: DebtsSearch) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = withoutBlanks({ ...search, q: box.text, ...changes })
    const text = next.q ?? ''
    setBox((now) => ({ ...now, text, written: text }))
    onSearch(next)
  }
  const latest = useRef(changeNow)
  useEffect(() => {
    latest.current = changeNow
  })
  const change = useCallback((changes: DebtsSearch) => latest.current(changes), [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    text: box.text,
    setText: (text: string) => {
      setBox({ ...box, text })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => change({}), pauseMs)
    },
    /** Writes the text to the URL without the debounce. */
    flush: () => {
      if (timer.current !== undefined) change({})
    },
    /** Stable across renders. */
    change,
  }
}
