// @vitest-environment node
import { expect, test } from 'vitest'
import { batchLimits, splitIntoBatches } from './batches'

const same = (item: unknown) => item

test('a list is split in order into batches within the row limit', () => {
  const limits = { rows: 2, bytes: 1_000 }
  expect(splitIntoBatches([1, 2, 3, 4, 5], same, limits)).toEqual([[1, 2], [3, 4], [5]])
  expect(splitIntoBatches([1, 2, 3, 4], same, limits)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(splitIntoBatches([], same, limits)).toEqual([])
})

test('a batch fills the byte limit, brackets and commas included', () => {
  // "[11,11]" is seven bytes, and the comma behind a last row is counted, too.
  expect(splitIntoBatches([11, 11, 11, 11], same, { rows: 9, bytes: 8 })).toEqual([
    [11, 11],
    [11, 11],
  ])
  expect(splitIntoBatches([11, 11, 11], same, { rows: 9, bytes: 7 })).toEqual([[11], [11], [11]])
})

test('a row over the byte limit is a batch of its own, and none is empty', () => {
  const large = 'x'.repeat(50)
  expect(splitIntoBatches([large, 'a', large, 'b'], same, { rows: 9, bytes: 20 })).toEqual([
    [large],
    ['a'],
    [large],
    ['b'],
  ])
})

test('a row is measured by its request body in bytes', () => {
  const sent = () => '£££'
  expect(splitIntoBatches([1, 2], sent, { rows: 9, bytes: 20 })).toEqual([[1, 2]])
  expect(splitIntoBatches([1, 2], sent, { rows: 9, bytes: 19 })).toEqual([[1], [2]])
})

test('a batch is at most a hundred rows and a megabyte', () => {
  expect(batchLimits).toEqual({ rows: 100, bytes: 1_000_000 })
  expect(
    splitIntoBatches(Array.from({ length: 101 }, same), same).map((batch) => batch.length),
  ).toEqual([100, 1])
})
