// @vitest-environment node
import { expect, it } from 'vitest'
import { ageBandLabels, ageBandOf, isOverdue } from './ageing'

it.each([
  [0, 'not-due', 'Not yet due'],
  [1, '1-30', '1–30 days'],
  [30, '1-30', '1–30 days'],
  [31, '31-60', '31–60 days'],
  [60, '31-60', '31–60 days'],
  [61, '61-90', '61–90 days'],
  [90, '61-90', '61–90 days'],
  [91, '91-180', '91–180 days'],
  [180, '91-180', '91–180 days'],
  [181, 'over-180', 'Over 180 days'],
] as const)('an open debt %i days overdue is in the band %s', (daysOverdue, band, label) => {
  expect(ageBandOf({ isSettled: false, daysOverdue }, '2026-01-01')).toBe(band)
  expect(ageBandLabels[band]).toBe(label)
  expect(isOverdue(band)).toBe(daysOverdue > 0)
})

it('a debt without an invoice date is in a band of its own, and a settled one in none', () => {
  expect(ageBandOf({ isSettled: false, daysOverdue: 0 }, null)).toBe('no-date')
  expect(ageBandOf({ isSettled: true, daysOverdue: 0 }, '2020-01-01')).toBeNull()
  expect(['no-date' as const, null].some(isOverdue)).toBe(false)
})
