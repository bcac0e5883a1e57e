// @vitest-environment node
import { expect, test } from 'vitest'
import { ageBandLabels, ageBandOf, ageBands, isOverdue } from './ageing'

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
