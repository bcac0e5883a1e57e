// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClaimInput, claim, nextDayIncrease } from './claim'
import { claimBasis, nextDayIncreaseText } from './claim-text'
import { addDays } from './days'
import type { InterestRules } from './interest'
import { formatMoney, parseMoney, readDecimal, toWire } from './money'

const base: ClaimInput = {
  initialDebt: 5_000_00,
  amountOutstanding: 4_000_00,
  lastInvoiceDate: '2024-01-01',
  addInterest: true,
  addCompensation: true,
  today: '2026-11-20',
  rules: 'portal',
}

test('adds interest and compensation on the initial debt to what is outstanding', () => {
  expect(claim(base)).toEqual({
    isSettled: false,
    daysOverdue: 1023,
    annualRate: 810,
    interest: 1_135_11,
    compensation: 70_00,
    compensationBand: '£1,000 to under £10,000',
    outstanding: 4_000_00,
    total: 5_205_11,
  })
})

test('by the Act it is one day and another rate', () => {
  expect(claim({ ...base, rules: 'statutory' })).toMatchObject({
    daysOverdue: 1024,
    annualRate: 1325,
    interest: 1_858_63,
    total: 5_928_63,
  })
})

test.each<[string, Partial<ClaimInput>, { interest: number; compensation: number }]>([
  [
    'the day before compensation begins',
    { today: '2024-02-01' },
    { interest: 22, compensation: 70_00 },
  ],
  [
    'two days before compensation begins',
    { today: '2024-01-31' },
    { interest: 0, compensation: 0 },
  ],
  ['the first day of compensation', { today: '2024-02-02' }, { interest: 22, compensation: 0 }],
  [
    'the day before, by the Act',
    { today: '2024-01-31', rules: 'statutory' },
    { interest: 36, compensation: 70_00 },
  ],
  [
    'the day before, interest off',
    { today: '2024-02-01', addInterest: false },
    { interest: 0, compensation: 70_00 },
  ],
  [
    'the day before, compensation off',
    { today: '2024-02-01', addCompensation: false },
    { interest: 22, compensation: 0 },
  ],
  [
    'the day before, settled',
    { today: '2024-02-01', amountOutstanding: 0 },
    { interest: 0, compensation: 0 },
  ],
  ['no date', { lastInvoiceDate: null }, { interest: 0, compensation: 0 }],
])('the next day adds to a debt of £1,000: %s', (_, change, increase) => {
  expect(nextDayIncrease({ ...base, initialDebt: 1_000_00, ...change })).toEqual(increase)
})

test.each<[Partial<ClaimInput>, string | null]>([
  [{}, 'Interest adds £0.22 a day'],
  [{ today: '2024-02-01' }, 'Tomorrow adds £70.22: £0.22 interest and £70.00 compensation'],
  [{ today: '2024-02-01', addInterest: false }, 'Tomorrow adds £70.00 compensation'],
  [{ today: '2024-01-31' }, null],
  [{ amountOutstanding: 0 }, 'Last saved figure. Nothing is outstanding, so nothing more is added'],
])('with %j the increase reads %s', (change, text) => {
  expect(nextDayIncreaseText(claimBasis({ ...base, initialDebt: 1_000_00, ...change }))).toBe(text)
})

test.each([
  [1, 40_00, 'under £1,000'],
  [999_99, 40_00, 'under £1,000'],
  [1_000_00, 70_00, '£1,000 to under £10,000'],
  [9_999_99, 70_00, '£1,000 to under £10,000'],
  [10_000_00, 100_00, '£10,000 or more'],
  [999_999_999_999, 100_00, '£10,000 or more'],
])('a debt of %i pence has compensation of %i: %s', (initialDebt, sum, band) => {
  const { compensation, compensationBand } = claim({ ...base, initialDebt })
  expect([compensation, compensationBand]).toEqual([sum, band])
})

describe('a settled debt', () => {
  const lastSaved = { interest: 77_89, compensation: 40_00 }

  test.each([0, -50_00])('of %i outstanding keeps what was last saved', (amountOutstanding) => {
    expect(claim({ ...base, amountOutstanding, lastSaved })).toEqual({
      isSettled: true,
      daysOverdue: 0,
      annualRate: null,
      ...lastSaved,
      compensationBand: null,
      outstanding: amountOutstanding,
      total: amountOutstanding + 117_89,
    })
  })

  test('that was never saved has neither interest nor compensation', () => {
    expect(claim({ ...base, amountOutstanding: 0 })).toMatchObject({
      interest: 0,
      compensation: 0,
      total: 0,
    })
  })

  test('differs from one with a penny outstanding', () => {
    expect(claim({ ...base, amountOutstanding: 1, lastSaved })).toMatchObject({
      isSettled: false,
      interest: 1_135_11,
      compensation: 70_00,
      total: 1_205_12,
    })
  })
})

test.each([0, -1, -5_000_00])('an original amount of %i earns nothing', (initialDebt) => {
  expect(claim({ ...base, initialDebt })).toMatchObject({
    annualRate: null,
    interest: 0,
    compensation: 0,
    compensationBand: null,
    total: 4_000_00,
  })
  expect(nextDayIncrease({ ...base, initialDebt, today: '2024-02-01' })).toEqual({
    interest: 0,
    compensation: 0,
  })
})

describe('Z3: any claim', () => {
  const debts = fc.oneof(fc.integer({ min: 0, max: 100_000_000_000 }), fc.nat(2_000_000))
  const inputs = fc.record({
    initialDebt: debts,
    amountOutstanding: debts,
    lastInvoiceDate: fc.option(
      fc.integer({ min: -100, max: 12_000 }).map((age) => addDays(base.today, -age)),
    ),
    addInterest: fc.boolean(),
    addCompensation: fc.boolean(),
    today: fc.constant(base.today),
    rules: fc.constantFrom<InterestRules>('portal', 'statutory'),
  })
  const parts = (input: ClaimInput) => {
    const { interest, compensation, outstanding, total, daysOverdue } = claim(input)
    const { interest: perDay } = nextDayIncrease(input)
    return { interest, compensation, outstanding, total, perDay, daysOverdue }
  }

  test('is whole pence, never negative, and its parts add up to what is shown and sent', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { interest, compensation, outstanding, total } = parts(input)
        for (const part of Object.values(parts(input))) {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true)
        }
        expect(interest + compensation + outstanding).toBe(total)
        const shown = [interest, compensation, outstanding].map((part) =>
          parseMoney(formatMoney(part)),
        )
        const sum = shown.reduce((all, part) => all + (part.ok ? (part.value ?? 0) : Number.NaN), 0)
        expect(formatMoney(sum)).toBe(formatMoney(total))
        expect(readDecimal(toWire(interest))).toBe(interest)
      }),
    )
  })

  test('never falls as days pass or the debt grows', () => {
    fc.assert(
      fc.property(inputs, fc.nat(800), fc.nat(2_000_000), (input, days, more) => {
        const now = parts(input)
        const later = parts({ ...input, today: addDays(input.today, days) })
        const larger = parts({ ...input, initialDebt: input.initialDebt + more })
        for (const part of ['interest', 'compensation', 'total'] as const) {
          expect(later[part]).toBeGreaterThanOrEqual(now[part])
          expect(larger[part]).toBeGreaterThanOrEqual(now[part])
        }
      }),
    )
  })

  test('counts the 29 February, and a year of 366 days as 366', () => {
    const of = (lastInvoiceDate: string, today: string) =>
      claim({ ...base, initialDebt: 365_000_00, lastInvoiceDate, today })
    expect(of('2024-01-28', '2024-02-29').daysOverdue).toBe(1)
    expect(of('2024-02-29', '2024-04-01').daysOverdue).toBe(1)
    expect(of('2023-02-28', '2024-02-28').daysOverdue).toBe(365 - 31)
    expect(of('2024-02-29', '2025-02-28').daysOverdue).toBe(365 - 31)
    expect(of('2024-02-28', '2025-02-28').daysOverdue).toBe(366 - 31)
    expect(of('2024-02-28', '2025-02-28').interest).toBe(335 * 81_00)
  })

  test('at the largest amounts is exact to the penny', () => {
    const largest = 999_999_999_999_99
    const { interest, total } = claim({ ...base, initialDebt: largest, amountOutstanding: largest })
    expect(BigInt(interest)).toBe((BigInt(largest) * 810n * 1023n * 2n + 3_650_000n) / 7_300_000n)
    expect(BigInt(total)).toBe(BigInt(largest) + BigInt(interest) + 100_00n)
    expect(formatMoney(largest)).toBe('£999,999,999,999.99')
    expect(readDecimal(toWire(largest))).toBe(largest)
  })
})

describe('parts that are not there', () => {
  const noInterest = { annualRate: null, interest: 0 }
  const noCompensation = { compensation: 0, compensationBand: null }
  test.each<[string, Partial<ClaimInput>, object]>([
    [
      'interest off',
      { addInterest: false },
      { ...noInterest, compensation: 70_00, total: 4_070_00 },
    ],
    ['compensation off', { addCompensation: false }, { ...noCompensation, total: 5_135_11 }],
    [
      'both off',
      { addInterest: false, addCompensation: false },
      { daysOverdue: 1023, total: 4_000_00 },
    ],
    [
      'no date',
      { lastInvoiceDate: null },
      { daysOverdue: 0, ...noInterest, ...noCompensation, total: 4_000_00 },
    ],
    [
      'the 31st day',
      { today: '2024-02-01' },
      { daysOverdue: 0, annualRate: null, interest: 0, ...noCompensation },
    ],
    [
      'the 32nd day',
      { today: '2024-02-02' },
      { daysOverdue: 1, annualRate: 810, interest: 1_11, compensation: 70_00 },
    ],
  ])('%s', (_, change, expected) => {
    expect(claim({ ...base, ...change })).toMatchObject(expected)
  })
})
