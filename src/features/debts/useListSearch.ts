import { useCallback, useEffect, useRef, useState } from 'react'
import { type DebtsSearch, withoutBlanks } from './search'

/** Browsers refuse an address that changes with every key. */
const pauseMs = 250

/**
 * What of the list is asked for. The search box is ahead of the address by a pause in typing;
 * whatever else changes the address takes along what stands in the box.
 */
export function useListSearch(search: DebtsSearch, onSearch: (next: DebtsSearch) => void) {
  const q = search.q ?? ''
  const [box, setBox] = useState({ text: q, seen: q, written: q })
  if (q !== box.seen) {
    // Not what was typed here comes from elsewhere, such as the way back.
    setBox(q === box.written ? { ...box, seen: q } : { text: q, seen: q, written: q })
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changeNow = (part: DebtsSearch) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = withoutBlanks({ ...search, q: box.text, ...part })
    const text = next.q ?? ''
    setBox((now) => ({ ...now, text, written: text }))
    onSearch(next)
  }
  const latest = useRef(changeNow)
  useEffect(() => {
    latest.current = changeNow
  })
  const change = useCallback((part: DebtsSearch) => latest.current(part), [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    text: box.text,
    type: (text: string) => {
      setBox({ ...box, text })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => change({}), pauseMs)
    },
    /** The box is being left: the address must not lag behind. */
    settle: () => {
      if (timer.current !== undefined) change({})
    },
    /** Always the same function. */
    change,
  }
}
