// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { offsetsOf, type Parts, partsOf, resize, spanSeen } from './row-window'

const even = (count: number, height = 10) => offsetsOf(count, () => height)

describe('where rows stand', () => {
  it('is below all rows before them', () => {
    expect([...offsetsOf(3, (place) => place + 1)]).toEqual([0, 1, 3, 6])
  })

  it.each<[Record<number, number>, boolean, number[]]>([
    [{}, false, [0, 10, 20, 30, 40]],
    [{ 1: 10, 2: 10.2 }, false, [0, 10, 20, 30, 40]],
    [{ 1: 15 }, true, [0, 10, 25, 35, 45]],
    [{ 3: 4 }, true, [0, 10, 20, 30, 34]],
    [{ 2: 20, 0: 5 }, true, [0, 5, 15, 35, 45]],
  ])('is moved by rows of another height: %j', (heights, changed, expected) => {
    const offsets = even(4)
    const given = new Map(Object.entries(heights).map(([place, height]) => [Number(place), height]))
    expect(resize(offsets, given)).toBe(changed)
    expect([...offsets]).toEqual(expected)
  })
})

describe('the rows in the page', () => {
  it.each([
    ['at the top', 0, 95, { from: 0, to: 24 }],
    ['above the table', -500, -300, { from: 0, to: 16 }],
    ['in the middle', 5_000, 5_095, { from: 488, to: 520 }],
    ['at the end', 9_900, 10_000, { from: 976, to: 1_000 }],
    ['below the table', 12_000, 12_500, { from: 984, to: 1_000 }],
  ])('are those seen and a few beyond: %s', (_, top, bottom, expected) => {
    expect(spanSeen(even(1_000), top, bottom)).toEqual(expected)
  })

  const seen = { from: 40, to: 80 }
  it.each<[string, number, Partial<Parts>]>([
    ['none', -1, {}],
    ['one that is seen', 60, {}],
    ['the last one seen', 79, { seen: { from: 40, to: 81 } }],
    ['one before', 3, { before: { from: 2, to: 5 } }],
    ['the very first', 0, { before: { from: 0, to: 2 } }],
    ['one just before', 38, { seen: { from: 37, to: 80 } }],
    ['the very last', 99, { after: { from: 98, to: 100 } }],
  ])('hold the focused one and its neighbours: %s', (_, focused, expected) => {
    expect(partsOf(seen, focused, 100)).toEqual({ before: null, seen, after: null, ...expected })
  })

  it('are none beyond a list that has become shorter', () => {
    expect(partsOf(seen, -1, 30).seen).toEqual({ from: 30, to: 30 })
  })
})
