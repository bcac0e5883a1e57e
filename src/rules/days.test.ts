// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addYears, dayInLondon, daysBetween, isIsoDate, ukDate } from './days'
import { todayInLondon } from './today-in-london'
import { longDate, relativeDay, shortDate } from './written-date'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1990-01-01', days))

test('a day is written as an existing date with four, two and two digits', () => {
  expect(['2024-02-29', '0050-01-01'].every(isIsoDate)).toBe(true)
  const others = ['2025-02-29', '2025-2-1', '2025-00-01', '0001-13-13', 'x2025-01-01']
  expect([...others, '2025-01-01T00:00', '01/01/2025', ''].filter(isIsoDate)).toEqual([])
})

test('the day in London is the one that Intl computes', () => {
  const intl = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
  const hour = fc.integer({ min: Date.UTC(1996, 0) / 3.6e6, max: Date.UTC(2100, 0) / 3.6e6 })
  // Half of the moments are within nine days of a possible change of clocks.
  const nearChange = fc
    .tuple(
      fc.integer({ min: 1996, max: 2099 }),
      fc.constantFrom(2, 9),
      fc.integer({ max: 8, min: -1 }),
    )
    .chain(([year, month, days]) =>
      fc.integer({ min: 0, max: 23 }).map((at) => Date.UTC(year, month, 31 - days, at) / 3.6e6),
    )
  fc.assert(
    fc.property(fc.oneof(hour, nearChange), fc.constantFrom(0, 1, 3_599_999), (hours, ms) => {
      const now = new Date(hours * 3.6e6 + ms)
      expect(todayInLondon(now)).toBe(intl.format(now))
    }),
    { numRuns: 2_000 },
  )
})

test.each(['+275760-09-13T00:00:00Z', '-000001-06-01T00:00:00Z', 'never'])(
  'a timestamp of %s has no day',
  (at) => {
    expect(dayInLondon(at)).toBeNull()
  },
)

test.each([
  ['2026-01-01', '2026-01-01', 0],
  ['2026-01-02', '2026-01-01', -1],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-02-28', '2025-03-01', 1],
  ['2024-01-01', '2025-01-01', 366],
  ['1999-12-31', '2000-01-01', 1],
  ['0025-01-01', '2025-01-01', 730_485],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

test('addDays and daysBetween undo each other', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

test.each([
  ['2024-02-29', 5, '2029-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2025-12-31', 6, '2031-12-31'],
])('%s in %i years is %s', (date, years, later) => {
  expect(addYears(date, years)).toBe(later)
})

test.each([
  ['2026-03-27', '27/03/2026', '27 Mar 2026', '27 March 2026'],
  ['2025-12-01', '01/12/2025', '1 Dec 2025', '1 December 2025'],
])('%s is shown as %s, %s and %s', (date, uk, short, long) => {
  expect(ukDate(date)).toBe(uk)
  expect(shortDate(date)).toBe(short)
  expect(longDate(date)).toBe(long)
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00.000000Z', '2026-07-01'],
  ['2026-06-30T23:30:00+01:00', '2026-06-30'],
  ['', null],
  ['yesterday', null],
])('the day in London of %j is %j', (at, day) => {
  expect(dayInLondon(at)).toBe(day)
})

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
