// @vitest-environment node
import { expect, test } from 'vitest'
import { relativeDay } from './relative-day'

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-19', 'yesterday'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-18', '2 days ago'],
  ['2022-06-01', '1,633 days ago'],
  ['2026-11-30', 'in 10 days'],
])('%s was %s', (date, words) => {
  expect(relativeDay(date, '2026-11-20')).toBe(words)
})
