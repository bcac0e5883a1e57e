// @vitest-environment node
// Mutation testing leaves these out: it runs tests in threads, which cannot change their time zone.
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, addYears, dayInLondon, daysBetween, ukDate } from './days'
import { parseDate } from './parse-date'
import { todayInLondon } from './today-in-london'
import { longDate } from './written-date'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1990-01-01', days))

describe('in any time zone of the browser', () => {
  const home = process.env.TZ
  afterEach(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })

  // The clocks go forward at midnight in São Paulo and Cairo, so that some days begin at one.
  test.each([
    ...['UTC', 'Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'],
    ...['America/Sao_Paulo', 'Africa/Cairo'],
  ])('%s changes no figure', (zone) => {
    process.env.TZ = zone
    expect(new Date(0).getTimezoneOffset() === 0).toBe(zone === 'UTC')
    expect(todayInLondon(new Date('2026-03-29T00:30:00Z'))).toBe('2026-03-29')
    expect(todayInLondon(new Date('2026-06-30T22:59:59Z'))).toBe('2026-06-30')
    expect(todayInLondon(new Date('2026-06-30T23:00:00Z'))).toBe('2026-07-01')
    expect(todayInLondon(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31')
    expect(todayInLondon(new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01')
    expect(dayInLondon('2026-06-01T00:00:00')).toBe('2026-06-01')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2)
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04')
    expect(addDays('1899-12-30', 45_992)).toBe('2025-12-01')
    expect(addYears('2012-11-04', 6)).toBe('2018-11-04')
    expect(ukDate('2018-11-04')).toBe('04/11/2018')
    expect(longDate('2018-11-04')).toBe('4 November 2018')
    expect(parseDate('4/11/18')).toEqual({ ok: true, value: '2018-11-04' })
    expect(parseDate('1/1/69')).toEqual({ ok: true, value: '2069-01-01' })
    expect(parseDate('25/10/2026')).toEqual({ ok: true, value: '2026-10-25' })
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const midnightsApart = Date.parse(to) - Date.parse(from)
        expect(daysBetween(from, to)).toBe(midnightsApart / 86_400_000)
      }),
    )
  })
})
