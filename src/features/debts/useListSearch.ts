import { deepEqual } from '@tanstack/react-router'
import { createContext, useCallback, useEffect, useRef, useState } from 'react'
import { type DebtsSearch, withoutBlanks } from './search'

/** Debounces URL updates: browsers limit how often a page may change its URL. */
const pauseMs = 250

/** The search of the list, for parts that render when it changes although their parent does not. */
export const ListSearch = createContext<DebtsSearch>({})

/**
 * The search of the list. The text is debounced before it reaches the URL; every other change
 * includes the pending text.
 */
export function useListSearch(urlSearch: DebtsSearch, onSearch: (next: DebtsSearch) => void) {
  // A change reaches the URL a moment later; further ones until then are added to it.
  const [written, setWritten] = useState<{ search: DebtsSearch; over: DebtsSearch } | null>(null)
  if (written && written.over !== urlSearch) {
    // The same object as long as the URL says the same, so that nothing renders twice.
    setWritten(deepEqual(written.search, urlSearch) ? { ...written, over: urlSearch } : null)
  }
  const search = written?.over === urlSearch ? written.search : urlSearch
  const q = urlSearch.q ?? ''
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
    setWritten({ search: next, over: urlSearch })
    onSearch(next)
  }
  const latest = useRef(changeNow)
  useEffect(() => {
    latest.current = changeNow
  })
  const change = useCallback((changes: DebtsSearch) => latest.current(changes), [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** With the changes that the URL does not have yet. */
    search,
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
