import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInteger } from './format-integer'

test('formats a whole number as Intl does', () => {
  const intl = new Intl.NumberFormat('en-GB')
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.maxSafeNat()), (count) => {
      expect(formatInteger(count)).toBe(intl.format(count))
    }),
  )
})
