// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type ClaimInput, claim } from './claim'

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
    [
      'no debt',
      { initialDebt: 0, amountOutstanding: 0 },
      { ...noInterest, ...noCompensation, total: 0 },
    ],
  ])('%s', (_, change, expected) => {
    expect(claim({ ...base, ...change })).toMatchObject(expected)
  })
})
