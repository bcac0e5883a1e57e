/** Rows from one place up to, and without, another. */
export interface Span {
  from: number
  to: number
}

/** Where each of `count` rows begins below the first, and where the last one ends. */
export function offsetsOf(count: number, heightOf: (place: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1)
  let top = 0
  for (let place = 0; place < count; place += 1) {
    top += heightOf(place)
    offsets[place + 1] = top
  }
  return offsets
}

/** Gives rows another height: a few of many, so that the sum is not taken anew. */
export function resize(offsets: Float64Array, heights: ReadonlyMap<number, number>): boolean {
  if (heights.size === 0) return false
  const [first, last] = [Math.min(...heights.keys()), Math.max(...heights.keys())]
  let before = offsets[first] ?? 0
  let shift = 0
  let changed = false
  for (let place = first; place <= last; place += 1) {
    const end = offsets[place + 1] ?? 0
    const height = heights.get(place)
    if (height !== undefined && Math.abs(height - (end - before)) > 0.25) {
      shift += height - (end - before)
      changed = true
    }
    before = end
    offsets[place + 1] = end + shift
  }
  for (let place = last + 2; changed && place < offsets.length; place += 1) {
    offsets[place] = (offsets[place] ?? 0) + shift
  }
  return changed
}

/** The row that stands at a distance from the top of the first; the nearest one beyond either end. */
function placeAt(offsets: Float64Array, distance: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= distance) low = middle
    else high = middle - 1
  }
  return low
}

/** Rows are put in and taken out so many at a time, and so many are ready beyond either edge. */
const step = 8

/** The rows to be had in the page for what is seen between two distances. */
export function spanSeen(offsets: Float64Array, top: number, bottom: number): Span {
  const first = Math.floor(placeAt(offsets, top) / step) * step
  const last = Math.ceil((placeAt(offsets, bottom) + 1) / step) * step
  return { from: Math.max(0, first - step), to: Math.min(offsets.length - 1, last + step) }
}

/** The rows in the page: those seen and, apart from them on one side, the one with the focus. */
export interface Parts {
  before: Span | null
  seen: Span
  after: Span | null
}

/** The focused row stays between its neighbours, so that Tab goes on from it wherever one scrolls. */
export function partsOf(seen: Span, focused: number, count: number): Parts {
  const to = Math.min(seen.to, count)
  const from = Math.min(seen.from, to)
  const alone = { before: null, seen: { from, to }, after: null }
  if (focused < 0) return alone
  const kept = { from: Math.max(0, focused - 1), to: Math.min(count, focused + 2) }
  if (kept.to < from) return { ...alone, before: kept }
  if (kept.from > to) return { ...alone, after: kept }
  return { ...alone, seen: { from: Math.min(from, kept.from), to: Math.max(to, kept.to) } }
}
