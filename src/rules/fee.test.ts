// @vitest-environment node
import { expect, test } from 'vitest'
import { feeRuleText, feeThreshold, feeType } from './fee'

test.each([
  ['Fixed Fee', 15_000_00, 'Up to £15,000.00: Fixed Fee. Above: No Recovery No Fee.'],
  ['No Recovery No Fee', 1_000_00, 'Up to £1,000.00: Fixed Fee. Above: No Recovery No Fee.'],
] as const)('%s: up to %i pence, the penny included', (mode, threshold, words) => {
  expect(feeType(threshold, mode)).toBe('Fixed Fee')
  expect(feeType(threshold + 1, mode)).toBe('No Recovery No Fee')
  expect(feeType(1, mode)).toBe('Fixed Fee')
  expect(feeThreshold(mode)).toBe(threshold)
  expect(feeRuleText(mode)).toBe(words)
})

test('a single debt has the Fixed Fee mode', () => {
  expect([15_000_00, 15_000_01].map((debt) => feeType(debt))).toEqual([
    'Fixed Fee',
    'No Recovery No Fee',
  ])
})
