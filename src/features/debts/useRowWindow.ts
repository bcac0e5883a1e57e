import { type FocusEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DebtRow } from './debt-row'
import { measureRows, offsetsOfRows, placeOf } from './row-heights'
import { partsOf, type Span, spanSeen } from './row-window'

/** What stands in the page until it is known how much of it is seen. */
const first: Span = { from: 0, to: 40 }

/** Which of many rows stand in the page, as it is scrolled, and how far each is from the first. */
export function useRowWindow(rows: readonly DebtRow[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [seen, setSeen] = useState(first)
  const [focused, setFocused] = useState<number | null>(null)
  const [layout, setLayout] = useState({ anew: 0, moved: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights it reads are known anew
  const offsets = useMemo(() => offsetsOfRows(rows), [rows, layout.anew])

  /** Brings the rows in the page, and where they stand, in line with what is seen. */
  function look() {
    if (!body.current) return
    const change = measureRows(body.current, rows, offsets)
    if (change !== 'same') setLayout((now) => ({ ...now, [change]: now[change] + 1 }))
    const top = -body.current.getBoundingClientRect().top
    const next = spanSeen(offsets, top, top + window.innerHeight)
    setSeen((now) => (now.from === next.from && now.to === next.to ? now : next))
  }
  const latest = useRef(look)
  useLayoutEffect(() => {
    latest.current = look
    look()
  })
  useEffect(() => {
    // In the frame of the scrolling itself: later there would be blank paper for a moment.
    const follow = () => flushSync(() => latest.current())
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow)
    if (body.current) observer?.observe(body.current)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      observer?.disconnect()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [])

  const place = focused === null ? -1 : rows.findIndex(({ id }) => id === focused)
  return {
    body,
    offsets,
    ...partsOf(seen, place, rows.length),
    onFocus: ({ target }: FocusEvent) => {
      setFocused(rows[placeOf(target.closest('tr'))]?.id ?? null)
    },
    // Not between one row and the next: that one would be gone before the focus is on it.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null)
    },
  }
}
