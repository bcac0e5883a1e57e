// @vitest-environment node
import { expect, test } from 'vitest'
import { compensation, compensationBandLabel } from './claim'

test.each([
  [1, 4000, 'under £1,000'],
  [999_99, 4000, 'under £1,000'],
  [1_000_00, 7000, '£1,000 to under £10,000'],
  [9_999_99, 7000, '£1,000 to under £10,000'],
  [10_000_00, 10000, '£10,000 or more'],
  [999_999_999_999, 10000, '£10,000 or more'],
])('a debt of %i pence adds %i: %s', (debt, sum, words) => {
  expect(compensation(debt, 1)).toBe(sum)
  expect(compensation(debt, 5000)).toBe(sum)
  expect(compensationBandLabel(debt)).toBe(words)
})

test.each([
  [100_000, 0],
  [100_000, -1],
  [0, 10],
  [-100, 10],
])('%i pence overdue by %i days add nothing', (debt, days) => {
  expect(compensation(debt, days)).toBe(0)
})

test('no amount is in no band', () => {
  expect([0, -1].map(compensationBandLabel)).toEqual(['', ''])
})
