import { useEffect, useRef, useState } from 'react'
import type { DebtsSearch } from './search'

/** Browsers limit how often a page may change its URL. */
const debounceMs = 250

/**
 * The text of the search box, which reaches the URL after a pause in typing. Every other change of the
 * search includes the text as it is, and leads back to the first page.
 */
export function useListSearch({ q = '' }: DebtsSearch, onSearch: (changes: DebtsSearch) => void) {
  const [text, setTextState] = useState(q)
  const writtenText = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The URL was changed by Back or by a link.
    if (q === writtenText.current) return
    writtenText.current = q
    setTextState(q)
  }, [q])

  function change(changes: DebtsSearch) {
    clearTimeout(timer.current)
    const next = { q: text, page: undefined, ...changes }
    writtenText.current = next.q
    setTextState(next.q)
    onSearch(next)
  }

  function setText(next: string) {
    clearTimeout(timer.current)
    setTextState(next)
    const { pathname } = window.location
    timer.current = setTimeout(() => {
      // A debt that has been opened since is still loading; its address must stay.
      if (window.location.pathname === pathname) change({ q: next })
    }, debounceMs)
  }

  return { text, setText, change }
}
