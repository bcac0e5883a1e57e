// @vitest-environment node
import { expect, it } from 'vitest'
import { createCalendar } from './periods'

const words = (first: string, last: string) =>
  createCalendar(first, last).periods.map((period) => period.label)

it('goes by months, at least six of them', () => {
  expect(words('2026-11-03', '2026-11-20')).toEqual([
    'Jun 2026',
    'Jul 2026',
    'Aug 2026',
    'Sep 2026',
    'Oct 2026',
    'Nov 2026',
  ])
  expect(words('2025-12-31', '2026-11-20')).toHaveLength(12)
})

it.each([
  ['quarters', '2025-11-30', '2026-11-20', 'Oct to Dec 2025', 'Oct to Dec 2026', 5],
  ['quarters', '2024-01-01', '2026-11-20', 'Jan to Mar 2024', 'Oct to Dec 2026', 12],
  ['years', '2023-12-31', '2026-11-20', '2023', '2026', 4],
  ['years', '2015-01-01', '2026-11-20', '2015', '2026', 12],
  ['the last twelve years', '1990-05-05', '2026-11-20', '2015 and before', '2026', 12],
])('goes by %s where months are too many', (_, first, last, earliest, latest, count) => {
  const found = words(first, last)
  expect(found[0]).toBe(earliest)
  expect(found.at(-1)).toBe(latest)
  expect(found).toHaveLength(count)
})

it('places a day in its period, with what is older than the first in the first', () => {
  const months = createCalendar('2026-01-31', '2026-11-20')
  const inWords = (date: string) => {
    const place = months.indexOf(date)
    return place === null ? null : months.periods[place]?.label
  }
  expect(inWords('2026-01-31')).toBe('Jan 2026')
  expect(inWords('2026-11-30')).toBe('Nov 2026')
  expect(inWords('2026-12-01')).toBeNull()
  expect(createCalendar('1990-05-05', '2026-11-20').indexOf('0001-01-01')).toBe(0)
})

it('takes a first day after the last for none', () => {
  expect(words('2031-01-01', '2026-11-20').at(-1)).toBe('Nov 2026')
})
