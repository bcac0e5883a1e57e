// @vitest-environment node
import { expect, test } from 'vitest'
import { trimEndMatching } from './trim'

test.each([
  ['1.500', '1.5'],
  ['000', ''],
  ['', ''],
  ['005', '005'],
])('trimEndMatching makes %j %j without zeros at its end', (text, trimmed) => {
  expect(trimEndMatching(text, /0/)).toBe(trimmed)
})

test('trimEndMatching looks at each character once', () => {
  let tests = 0
  const counting = /\s/
  counting.test = (text) => {
    tests += 1
    return text.trim() === ''
  }
  expect(trimEndMatching(`${' '.repeat(20_000)}x${' '.repeat(20_000)}`, counting)).toHaveLength(
    20_001,
  )
  expect(tests).toBe(20_001)
})
