// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClaimInput, claim } from './claim'
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
    daysOverdue: 1023,
    annualRate: 810,
    interest: 1_135_11,
    compensation: 70_00,
    compensationBand: '£1,000 to under £10,000',
    outstanding: 4_000_00,
    total: 5_205_11,
    perDay: 1_11,
  })
})

test('by the Act it is one day and another rate', () => {
  expect(claim({ ...base, rules: 'statutory' })).toMatchObject({
    daysOverdue: 1024,
    annualRate: 1325,
    interest: 1_858_63,
    total: 5_928_63,
    perDay: 1_82,
  })
})

test('one more day adds what tomorrow shows', () => {
  for (const [today, tomorrow] of [
    ['2026-11-20', '2026-11-21'],
    ['2024-02-01', '2024-02-02'],
    ['2026-12-31', '2027-01-01'],
  ] as const) {
    const now = claim({ ...base, today })
    expect(now.perDay).toBe(claim({ ...base, today: tomorrow }).interest - now.interest)
    expect(now.perDay).toBeGreaterThan(0)
  }
})

describe('Z3: whatever is claimed', () => {
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
    const { interest, compensation, outstanding, total, perDay, daysOverdue } = claim(input)
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
  const noInterest = { annualRate: null, interest: 0, perDay: 0 }
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
      { daysOverdue: 0, annualRate: null, interest: 0, ...noCompensation, perDay: 1_11 },
    ],
    [
      'the 32nd day',
      { today: '2024-02-02' },
      { daysOverdue: 1, annualRate: 810, interest: 1_11, compensation: 70_00 },
    ],
    ['a debt of a penny', { initialDebt: 1 }, { annualRate: 810, compensation: 40_00 }],
    [
      'no debt',
      { initialDebt: 0, amountOutstanding: 0 },
      { ...noInterest, ...noCompensation, total: 0 },
    ],
  ])('%s', (_, change, expected) => {
    expect(claim({ ...base, ...change })).toMatchObject(expected)
  })
})
