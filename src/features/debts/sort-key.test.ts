// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inWords, sortKey } from './sort-key'

const order = (one: string | null, other: string | null) =>
  one === null || other === null ? Number.NaN : one < other ? -1 : Number(one > other)

const plain = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  fc.stringMatching(/^[A-Ca-c0-2 ./&-]{0,8}$/),
  fc.stringMatching(/^INV-\d{1,12}[a-c]?$/),
)

it('keys stand in the order of the collator', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      const [left, right] = [one, other].map((text) => sortKey(text))
      expect(order(left ?? null, right ?? null)).toBe(Math.sign(inWords.compare(one, other)))
    }),
    { numRuns: 3_000 },
  )
})

it.each(['Café', '株式会社', 'a\tb', '1'.repeat(120)])('leaves %s to the collator', (text) => {
  expect(sortKey(text)).toBeNull()
})
