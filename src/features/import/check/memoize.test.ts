// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { memoize } from './memoize'

test('a result is computed once for each text', () => {
  const check = vi.fn((text: string) => ({ text }))
  const kept = memoize(check)
  const first = kept('a')
  expect(kept('a')).toBe(first)
  expect(kept('b')).toEqual({ text: 'b' })
  expect(check.mock.calls).toEqual([['a'], ['b']])
})

test('at most five thousand results are cached', () => {
  const check = vi.fn((text: string) => text.length)
  const kept = memoize(check)
  for (let index = 0; index < 5_000; index += 1) kept(`${index}`)
  kept('0')
  expect(check).toHaveBeenCalledTimes(5_000)
  kept('one more')
  kept('0')
  expect(check).toHaveBeenCalledTimes(5_002)
})
