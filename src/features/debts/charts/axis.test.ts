// @vitest-environment node
import { expect, it } from 'vitest'
import { formatAxisMoney, moneyScale } from './axis'

it.each([
  [0, '£0'],
  [50, '£0.50'],
  [200_00, '£200'],
  [2_500_00, '£2.5k'],
  [150_000_00, '£150k'],
  [-1_500_000_00, '−£1.5m'],
  [9_999_999_999_00 + 1_00, '£10bn'],
])('formats %i pence as %s', (pence, text) => {
  expect(formatAxisMoney(pence)).toBe(text)
})

it.each([
  [1, ['£0', '£0.01']],
  [2, ['£0', '£0.01', '£0.02']],
  [45, ['£0', '£0.20', '£0.40', '£0.60']],
])('has ticks at whole pence when the largest amount is %i', (maxPence, labels) => {
  expect(moneyScale([maxPence], [0, 100]).ticks.map(formatAxisMoney)).toEqual(labels)
})

it('begins at zero, or below when a debt is overpaid', () => {
  expect(moneyScale([100_00, 50_00], [0, 100]).positionOf(0)).toBe(0)
  expect(moneyScale([100_00, -50_00], [0, 100]).positionOf(-50_00)).toBeGreaterThanOrEqual(0)
  expect(moneyScale([100_00, -50_00], [0, 100]).positionOf(0)).toBeGreaterThan(0)
  expect(moneyScale([999_999_999_999], [0, 100]).ticks.map(formatAxisMoney)).toEqual([
    '£0',
    '£5bn',
    '£10bn',
  ])
})
