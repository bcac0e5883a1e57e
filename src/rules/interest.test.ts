// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './days'
import {
  annualRate,
  type InterestRules,
  interest,
  interestDays,
  portalRates,
  statutoryRates,
  statutoryRatesAreStale,
} from './interest'

const today = '2026-11-20'

describe('the portal rate is "after" its day', () => {
  test.each([
    ['2020-04-20', 810],
    ['2020-04-19', 825],
    ['2020-04-12', 825],
    ['2020-04-11', 875],
    ['2018-09-03', 875],
    ['2018-09-02', 850],
    ['2017-12-03', 850],
    ['2017-12-02', 825],
    ['2016-09-05', 825],
    ['2016-09-04', 850],
    ['2009-04-06', 850],
    ['2009-04-05', 810],
    ['1990-01-01', 810],
    ['2026-11-20', 810],
  ])('%s: %i', (date, rate) => {
    expect(annualRate('portal', date)).toBe(rate)
  })
})

describe('the statutory rate is that of the half-year in which interest starts', () => {
  test.each([
    ['2002-07-01', 1200, 1200],
    ['2003-07-01', 1175, 1200],
    ['2004-07-01', 1250, 1175],
    ['2005-01-01', 1275, 1250],
    ['2006-01-01', 1250, 1275],
    ['2007-01-01', 1300, 1250],
    ['2007-07-01', 1350, 1300],
    ['2008-01-01', 1350, 1350],
    ['2008-07-01', 1300, 1350],
    ['2009-01-01', 1000, 1300],
    ['2009-07-01', 850, 1000],
    ['2017-01-01', 825, 850],
    ['2018-01-01', 850, 825],
    ['2019-01-01', 875, 850],
    ['2020-07-01', 810, 875],
    ['2022-01-01', 825, 810],
    ['2022-07-01', 925, 825],
    ['2023-01-01', 1150, 925],
    ['2023-07-01', 1300, 1150],
    ['2024-01-01', 1325, 1300],
    ['2024-07-01', 1325, 1325],
    ['2025-01-01', 1275, 1325],
    ['2025-07-01', 1225, 1275],
    ['2026-01-01', 1175, 1225],
    ['2026-07-01', 1175, 1175],
  ])('starting on %s: %i, a day earlier %i', (starts, rate, before) => {
    expect(annualRate('statutory', addDays(starts, -30))).toBe(rate)
    expect(annualRate('statutory', addDays(starts, -31))).toBe(before)
  })
})

/** Debt, invoice date; days, rate and interest by the specification, then by the Act. */
type Vector = [number, string, number, number | null, number, number, number, number]

const vectors: Vector[] = [
  [500000, '2024-01-01', 1023, 810, 113511, 1024, 1325, 185863],
  [500000, '2023-09-01', 1145, 810, 127048, 1146, 1300, 204082],
  [100000, '2025-11-03', 351, 810, 7789, 352, 1225, 11814],
  [1200000, '2022-06-01', 1602, 810, 426615, 1603, 925, 487488],
  [500000, '2021-03-01', 2059, 810, 228464, 2060, 810, 228575],
  [99999, '2020-04-11', 2383, 875, 57126, 2384, 875, 57150],
  [100000, '2020-04-19', 2375, 825, 53682, 2376, 875, 56959],
  [999999, '2020-04-20', 2374, 810, 526832, 2375, 875, 569349],
  [1000000, '2018-09-03', 2969, 875, 711747, 2970, 850, 691644],
  [500000, '2009-04-05', 6407, 810, 710914, 6408, 1000, 877808],
  [100000, '2026-10-20', 0, null, 0, 1, 1175, 32],
]

describe('valued at 20 November 2026', () => {
  const sides = vectors.flatMap(([debt, date, days, rate, due, actDays, actRate, actDue]) => [
    { rules: 'portal' as const, debt, date, days, rate, due },
    { rules: 'statutory' as const, debt, date, days: actDays, rate: actRate, due: actDue },
  ])
  test.each(sides)('$rules: $debt pence of $date', ({ rules, debt, date, days, rate, due }) => {
    expect(interestDays(rules, date, today)).toBe(days)
    if (rate !== null) expect(annualRate(rules, date)).toBe(rate)
    expect(interest({ rules, initialDebt: debt, lastInvoiceDate: date, today })).toBe(due)
  })
})

describe('interest', () => {
  const onDay = (initialDebt: number, days: number) =>
    interest({
      rules: 'portal',
      initialDebt,
      lastInvoiceDate: '2024-01-01',
      today: addDays('2024-01-01', 31 + days),
    })

  test('starts on the 32nd day, by the Act on the 31st', () => {
    expect([-1, 0, 1].map((days) => onDay(1_000_000, days))).toEqual([0, 0, 222])
    const act = {
      rules: 'statutory' as const,
      initialDebt: 1_000_000,
      lastInvoiceDate: '2024-01-01',
    }
    expect(interest({ ...act, today: '2024-01-31' })).toBe(0)
    expect(interest({ ...act, today: '2024-02-01' })).toBe(363)
  })

  test('rounds half a penny up, and only at the end', () => {
    // 73 days are a fifth of a year: 8.1 % of four fifths is 6.48 %.
    expect(onDay(6_250, 73)).toBe(101) // 101.25
    expect(onDay(625, 73 * 4)).toBe(41) // 40.5
    expect(onDay(624, 73 * 4)).toBe(40) // 40.4352
    expect(onDay(2_253, 1)).toBe(0) // 0.49998
    expect(onDay(2_254, 1)).toBe(1) // 0.50020
    // A daily rate rounded first would give 365 × 1 penny.
    expect(onDay(2_254, 365)).toBe(183)
  })

  test('is exact where a double no longer is', () => {
    const initialDebt = 999_999_999_999
    const exact = (BigInt(initialDebt) * 810n * 20_000n * 2n + 3_650_000n) / 7_300_000n
    const date = addDays(today, -20_031)
    const due = interest({ rules: 'portal', initialDebt, lastInvoiceDate: date, today })
    expect(BigInt(due)).toBe(exact)
  })

  test.each([
    [0, '2020-01-01'],
    [-5_000, '2020-01-01'],
    [100_000, null],
    [100_000, '2027-01-01'],
  ])('%i pence of %s earn nothing', (initialDebt, lastInvoiceDate) => {
    for (const rules of ['portal', 'statutory'] as const) {
      expect(interest({ rules, initialDebt, lastInvoiceDate, today })).toBe(0)
    }
  })

  test('is never negative and never falls with the days or the debt', () => {
    const sets = fc.constantFrom<InterestRules>('portal', 'statutory')
    const debts = fc.integer({ min: -1000, max: 999_999_999_999 })
    const ages = fc.integer({ min: -100, max: 9_000 })
    fc.assert(
      fc.property(
        sets,
        debts,
        ages,
        fc.nat(400),
        fc.nat(10_000),
        (rules, debt, age, days, more) => {
          const lastInvoiceDate = addDays(today, -age)
          const of = (initialDebt: number, later: number) =>
            interest({ rules, initialDebt, lastInvoiceDate, today: addDays(today, later) })
          const due = of(debt, 0)
          expect(due).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(due)).toBe(true)
          expect(of(debt, days)).toBeGreaterThanOrEqual(due)
          expect(of(debt + more, 0)).toBeGreaterThanOrEqual(due)
        },
      ),
    )
  })
})

test('rates are newest first; the statutory ones change with a half-year', () => {
  for (const rates of [portalRates, statutoryRates]) {
    const days = rates.map(({ from }) => from)
    expect(days).toEqual(days.toSorted().reverse())
    expect(new Set(days).size).toBe(days.length)
  }
  for (const { from } of statutoryRates) expect(from).toMatch(/^20\d\d-0[17]-01$/)
})

test('a penny earns a penny in time, and a debt from tomorrow nothing', () => {
  const penny = { rules: 'portal', initialDebt: 1, lastInvoiceDate: '2009-04-05', today } as const
  expect(interest(penny)).toBe(1)
  expect(interestDays('statutory', '2026-11-21', today)).toBe(0)
  expect(interestDays('portal', '2026-11-21', today)).toBe(0)
})

test.each([
  ['2027-01-01', '2027-06-30', false],
  ['2027-01-01', '2027-07-01', true],
  ['2027-07-01', '2027-12-31', false],
  ['2027-07-01', '2028-01-01', true],
])('a newest rate from %s is stale on %s: %s', (from, day, stale) => {
  expect(statutoryRatesAreStale(day, [{ from, reference: 400 }])).toBe(stale)
})

test.each([
  ['2026-07-01', false],
  ['2026-11-20', false],
  ['2026-12-31', false],
  ['2027-01-01', true],
  ['2030-01-01', true],
])('on %s the statutory rates are stale: %s', (day, stale) => {
  expect(statutoryRatesAreStale(day)).toBe(stale)
})
