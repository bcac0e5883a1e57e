// @vitest-environment node
import { expect, test } from 'vitest'
import { ageBandLabels, ageBandOf, ageBands, isOverdue, totalsByAge } from './ageing'

test.each([
  [0, 'not-due'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '91-180'],
  [180, '91-180'],
  [181, 'over-180'],
  [9_999, 'over-180'],
])('an open debt %i days overdue is in the band %s', (daysOverdue, band) => {
  expect(ageBandOf({ isSettled: false, daysOverdue }, '2026-01-01')).toBe(band)
})

test('a debt without an invoice date is in a band of its own', () => {
  expect(ageBandOf({ isSettled: false, daysOverdue: 0 }, null)).toBe('no-date')
})

test.each(['2020-01-01', null])('a settled debt invoiced on %s is in no band', (date) => {
  expect(ageBandOf({ isSettled: true, daysOverdue: 0 }, date)).toBeNull()
})

test('only the bands with days are overdue', () => {
  expect([...ageBands, null].filter(isOverdue)).toEqual([
    '1-30',
    '31-60',
    '61-90',
    '91-180',
    'over-180',
  ])
})

test('each band has its label', () => {
  expect(ageBands.map((band) => ageBandLabels[band])).toEqual([
    'Not yet due',
    '1–30 days',
    '31–60 days',
    '61–90 days',
    '91–180 days',
    'Over 180 days',
    'No date',
  ])
})

test('totals count every debt once, settled ones apart', () => {
  const debt = { ageBand: '31-60' as const, outstanding: 100, interest: 7, disputed: false }
  const { bands, settled } = totalsByAge([
    debt,
    { ...debt, disputed: true },
    { ...debt, ageBand: 'no-date', interest: 0 },
    { ...debt, ageBand: null, outstanding: -50 },
  ])
  expect(bands.filter(({ count }) => count > 0)).toEqual([
    { band: '31-60', count: 2, outstanding: 200, interest: 14, disputed: 100 },
    { band: 'no-date', count: 1, outstanding: 100, interest: 0, disputed: 0 },
  ])
  expect(settled).toEqual({ band: 'settled', count: 1, outstanding: -50, interest: 7, disputed: 0 })
})
