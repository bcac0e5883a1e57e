// @vitest-environment node
import { expect, it } from 'vitest'
import { feeRuleText, feeType } from './fee'

it.each([
  ['Fixed Fee', 15_000_00, 'Up to £15,000.00: Fixed Fee. Above: No Recovery No Fee.'],
  ['No Recovery No Fee', 1_000_00, 'Up to £1,000.00: Fixed Fee. Above: No Recovery No Fee.'],
] as const)(
  'in the mode %s the fee is fixed up to %i pence, the penny included',
  (mode, threshold, text) => {
    expect(feeType(threshold, mode)).toBe('Fixed Fee')
    expect(feeType(threshold + 1, mode)).toBe('No Recovery No Fee')
    expect(feeRuleText(mode)).toBe(text)
  },
)

it('a single debt has the Fixed Fee mode', () => expect(feeType(15_000_00)).toBe('Fixed Fee'))
