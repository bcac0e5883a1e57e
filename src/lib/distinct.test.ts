// @vitest-environment node
import { expect, it } from 'vitest'
import { distinct } from './distinct'

it('keeps the first of equal objects and of equal texts, in order', () => {
  const first = { a: 1, b: [2] }
  const kept = distinct([first, { a: 2 }, { a: 1, b: [2] }, { a: 2 }])
  expect(kept).toEqual([{ a: 1, b: [2] }, { a: 2 }])
  expect(kept[0]).toBe(first)
  expect(distinct(['b', 'a', 'b'])).toEqual(['b', 'a'])
})

it('keeps similar entries apart, and does not change its input', () => {
  const similar = Object.freeze([{ a: 1 }, { a: '1' }, { a: null }, { a: 1, b: 2 }, [1], ['1'], 1])
  expect(distinct(similar)).toEqual(similar)
})
