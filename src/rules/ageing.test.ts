import { expect, test } from 'vitest'
import { ageBandOf, ageBands, ageBandWords } from './ageing'

test.each([
  [0, '0-30'],
  [30, '0-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '91-180'],
  [180, '91-180'],
  [181, 'over-180'],
  [9_999, 'over-180'],
])('%i days overdue stand among %s', (days, band) => {
  expect(ageBandOf(days)).toBe(band)
})

test('each band has its words', () => {
  expect(ageBands.map((band) => ageBandWords[band])).toEqual([
    'Up to 30 days',
    '31–60 days',
    '61–90 days',
    '91–180 days',
    'Over 180 days',
  ])
})
