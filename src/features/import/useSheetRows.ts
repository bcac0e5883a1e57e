import { useEffect, useState } from 'react'
import type { RowFilter, SheetRow } from './review'
import type { Work } from './work'

const pageRows = 50

interface Loaded {
  key: string
  total: number
  pages: ReadonlyMap<number, readonly SheetRow[]>
}

/**
 * The rows of a filter, fetched page by page as they come into view. What was shown stays until
 * newer rows have come, so that nothing blinks while a person types.
 */
export function useSheetRows(
  work: Work,
  version: number,
  filter: RowFilter,
  from: number,
  length: number,
) {
  const filterKey = JSON.stringify(filter)
  const key = `${version} ${filterKey}`
  const [loaded, setLoaded] = useState<Loaded>({ key: '', total: 0, pages: new Map() })
  const first = Math.floor(from / pageRows)
  const last = Math.floor(Math.max(from, from + length - 1) / pageRows)
  const isMissing = (page: number) => loaded.key !== key || !loaded.pages.has(page)
  const missing: number[] = []
  for (let page = first; page <= last; page += 1) {
    if (isMissing(page) && (loaded.key !== key || page * pageRows <= loaded.total))
      missing.push(page)
  }
  const wanted = missing.join(' ')

  useEffect(() => {
    if (wanted === '') return
    let isStale = false
    const pages = wanted.split(' ').map(Number)
    const asked: RowFilter = JSON.parse(filterKey)
    void Promise.all(pages.map((page) => work.rows(asked, page * pageRows, pageRows))).then(
      (answers) => {
        if (isStale) return
        setLoaded((before) => ({
          key,
          total: answers[0]?.total ?? 0,
          pages: new Map([
            ...(before.key === key ? before.pages : []),
            ...answers.map(({ rows }, place) => [pages[place] ?? 0, rows] as const),
          ]),
        }))
      },
    )
    return () => {
      isStale = true
    }
  }, [work, key, filterKey, wanted])

  return {
    total: loaded.total,
    rowAt: (index: number): SheetRow | undefined =>
      loaded.pages.get(Math.floor(index / pageRows))?.[index % pageRows],
  }
}
