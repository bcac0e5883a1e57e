import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportSession } from '../import-session'
import type { RowFilter, SheetRow } from '../review/summary'

const pageRows = 50

interface Loaded {
  key: string
  total: number
  pages: ReadonlyMap<number, readonly SheetRow[]>
}

/**
 * The rows of a filter, fetched page by page as `show` brings them into view. Stale rows stay on
 * screen until fresh ones arrive, to avoid flicker while the user types.
 */
export function useSheetRows(importSession: ImportSession, version: number, filter: RowFilter) {
  const filterKey = JSON.stringify(filter)
  const key = `${version} ${filterKey}`
  const [loaded, setLoaded] = useState<Loaded>({ key: '', total: 0, pages: new Map() })
  const [[first, last], setRange] = useState([0, 0])
  const isMissing = (page: number) => loaded.key !== key || !loaded.pages.has(page)
  const missing: number[] = []
  for (let page = first; page <= last; page += 1) {
    if (isMissing(page) && (loaded.key !== key || page * pageRows <= loaded.total))
      missing.push(page)
  }
  const missingPages = missing.join(' ')

  useEffect(() => {
    if (missingPages === '') return
    let isStale = false
    const pages = missingPages.split(' ').map(Number)
    const requested: RowFilter = JSON.parse(filterKey)
    void Promise.all(
      pages.map((page) => importSession.rows(requested, page * pageRows, pageRows)),
    ).then((responses) => {
      if (isStale) return
      setLoaded((before) => ({
        key,
        total: responses[0]?.total ?? 0,
        pages: new Map([
          ...(before.key === key ? before.pages : []),
          ...responses.map(({ rows }, index) => {
            const page = pages[index] ?? 0
            // Rows that are the same as before keep their identity, so that they are not rendered again.
            return [page, replaceEqualDeep(before.pages.get(page), rows)] as const
          }),
        ]),
      }))
    })
    return () => {
      isStale = true
    }
  }, [importSession, key, filterKey, missingPages])

  return {
    total: loaded.total,
    rowAt: (index: number): SheetRow | undefined =>
      loaded.pages.get(Math.floor(index / pageRows))?.[index % pageRows],
    /** Fetches these rows unless they are loaded. */
    show(from: number, to: number) {
      const pages = [Math.floor(from / pageRows), Math.floor(to / pageRows)] as const
      setRange((before) => (before[0] === pages[0] && before[1] === pages[1] ? before : [...pages]))
    },
  }
}
