// @vitest-environment node
import { expect, test } from 'vitest'
import { distinct } from './distinct'

test('keeps the first of equal objects, in order', () => {
  const first = { a: 1, b: [2] }
  const kept = distinct([first, { a: 2 }, { a: 1, b: [2] }, { a: 2 }])
  expect(kept).toEqual([{ a: 1, b: [2] }, { a: 2 }])
  expect(kept[0]).toBe(first)
})

test('distinguishes similar objects, and does not change its input', () => {
  const items = Object.freeze([
    { a: 1 },
    { a: '1' },
    { a: null },
    { a: 'null' },
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    [1],
    ['1'],
  ])
  expect(distinct(items)).toEqual(items)
  expect(distinct([])).toEqual([])
})
