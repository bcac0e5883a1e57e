import type { DebtRow } from './debt-row'
import { offsetsOf, resize } from './row-window'

/**
 * How high rows turned out, in a table of one width: kept with the records, so that the way back
 * leads to the same rows at the same place, and gone with them.
 */
let width = 0
let guess = 44
let heights = new WeakMap<DebtRow['debtor'], number>()

/** A row in the page knows which one of all it is. */
export const placeOf = (element: Element | null) =>
  element instanceof HTMLElement && element.dataset.place ? Number(element.dataset.place) : -1

export const offsetsOfRows = (rows: readonly DebtRow[]) =>
  offsetsOf(rows.length, (place) => {
    const row = rows[place]
    return (row && heights.get(row.debtor)) ?? guess
  })

/** How high the rows in the page are, by their places. */
function measured(body: HTMLElement): Map<number, number> {
  const found = new Map<number, number>()
  let before: { place: number; top: number } | null = null
  for (const element of body.children) {
    const { top } = element.getBoundingClientRect()
    if (before && top > before.top) found.set(before.place, top - before.top)
    const place = placeOf(element)
    before = place < 0 ? null : { place, top }
  }
  return found
}

/**
 * Looks how high the rows in the page are: `same` as was thought, `moved` where `offsets` had to be
 * changed, and `anew` where the table has another width and all have to be thought of anew.
 */
export function measureRows(body: HTMLElement, rows: readonly DebtRow[], offsets: Float64Array) {
  const found = measured(body)
  const now = body.getBoundingClientRect().width
  const isAnother = now !== width && found.size > 0
  if (isAnother) {
    width = now
    heights = new WeakMap()
    guess = [...found.values()].reduce((sum, height) => sum + height, 0) / found.size
  }
  for (const [place, height] of found) {
    const row = rows[place]
    if (row) heights.set(row.debtor, height)
  }
  if (isAnother) return 'anew'
  return resize(offsets, found) ? 'moved' : 'same'
}
