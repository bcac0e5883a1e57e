// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Claim, type ClaimInput, claim } from './claim'
import { claimBasis, compensationText, interestText, nextDayIncreaseText } from './claim-text'
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
const lastSaved = { interest: 77_89, compensation: 40_00 }
const noInterest = { annualRate: null, interest: 0 }
const noCompensation = { compensation: 0, compensationBand: null }
const nothing = { daysOverdue: 0, ...noInterest, ...noCompensation }

it.each<[string, Partial<ClaimInput>, Partial<Claim>]>([
  ['interest on the initial debt', {}, { daysOverdue: 1023, annualRate: 810, interest: 1_135_11 }],
  [
    'compensation by its band',
    {},
    { compensation: 70_00, compensationBand: '£1,000 to under £10,000' },
  ],
  ['a total', {}, { isSettled: false, outstanding: 4_000_00, total: 5_205_11 }],
  [
    'one day more and another rate by the Act',
    { rules: 'statutory' },
    { daysOverdue: 1024, annualRate: 1325, interest: 1_858_63, total: 5_928_63 },
  ],
  ['no interest that is off', { addInterest: false }, { ...noInterest, total: 4_070_00 }],
  ['no compensation off', { addCompensation: false }, { ...noCompensation, total: 5_135_11 }],
  ['nothing without a date', { lastInvoiceDate: null }, { ...nothing, total: 4_000_00 }],
  ['nothing on the 31st day', { today: '2024-02-01' }, nothing],
  ['both from the 32nd', { today: '2024-02-02' }, { interest: 1_11, compensation: 70_00 }],
  ['nothing on nothing', { initialDebt: 0 }, { ...noInterest, ...noCompensation }],
  ['nothing on a credit', { initialDebt: -1 }, { ...noInterest, ...noCompensation }],
  [
    'what was last saved, once settled',
    { amountOutstanding: 0, lastSaved },
    { isSettled: true, daysOverdue: 0, annualRate: null, ...lastSaved, total: 117_89 },
  ],
  [
    'what was last saved, once overpaid',
    { amountOutstanding: -50_00, lastSaved },
    { isSettled: true, ...lastSaved, compensationBand: null, total: 67_89 },
  ],
  ['nothing if never saved', { amountOutstanding: 0 }, nothing],
  [
    'everything while a penny is outstanding',
    { amountOutstanding: 1, lastSaved },
    { isSettled: false, interest: 1_135_11, compensation: 70_00, total: 1_205_12 },
  ],
])('a claim has %s', (_, change, expected) => {
  expect(claim({ ...base, ...change })).toMatchObject(expected)
})

it.each<[Partial<ClaimInput>, compensation: number, string]>([
  [{ initialDebt: 1 }, 40_00, 'Fixed sum for a debt of under £1,000'],
  [{ initialDebt: 999_99 }, 40_00, 'Fixed sum for a debt of under £1,000'],
  [{ initialDebt: 1_000_00 }, 70_00, 'Fixed sum for a debt of £1,000 to under £10,000'],
  [{ initialDebt: 9_999_99 }, 70_00, 'Fixed sum for a debt of £1,000 to under £10,000'],
  [{ initialDebt: 10_000_00 }, 100_00, 'Fixed sum for a debt of £10,000 or more'],
  [{ addCompensation: false }, 0, 'Not added'],
  [{ initialDebt: 0 }, 0, 'None'],
])('a claim with %j has compensation of %i: %s', (change, compensation, text) => {
  const basis = claimBasis({ ...base, ...change })
  expect(basis.claim.compensation).toBe(compensation)
  expect(compensationText(basis)).toBe(text)
})

it.each<[Partial<ClaimInput>, string | null]>([
  [{}, 'Interest adds £0.22 a day'],
  [{ today: '2024-02-01' }, 'Tomorrow adds £70.22, with compensation'],
  [{ today: '2024-01-31', rules: 'statutory' }, 'Tomorrow adds £70.36, with compensation'],
  [{ today: '2024-02-01', addInterest: false }, 'Tomorrow adds £70.00, with compensation'],
  [{ today: '2024-02-01', addCompensation: false }, 'Interest adds £0.22 a day'],
  [{ today: '2024-01-31' }, null],
  [{ addInterest: false }, null],
  [{ amountOutstanding: 0 }, 'Nothing is outstanding, so nothing more is added'],
  [
    { amountOutstanding: 0, lastSaved: { interest: 0, compensation: 0 } },
    'Last saved figure. Nothing is outstanding, so nothing more is added',
  ],
])('with %j the next day’s increase reads %s', (change, text) => {
  expect(nextDayIncreaseText(claimBasis({ ...base, initialDebt: 1_000_00, ...change }))).toBe(text)
})

it.each<[Partial<ClaimInput>, string]>([
  [{}, '£5,000.00 × 8.10% ÷ 365 × 1,023 days'],
  [{ today: '2024-02-02' }, '£5,000.00 × 8.10% ÷ 365 × 1 day'],
  [{ addInterest: false }, 'Not added'],
  [{ lastInvoiceDate: null }, 'None without a last invoice date'],
  [{ today: '2024-02-01' }, 'None yet: not overdue on 30-day terms'],
  [{ initialDebt: 0 }, 'None'],
  [{ amountOutstanding: 0 }, 'None: nothing is outstanding'],
  [{ amountOutstanding: 0, lastSaved }, 'Last saved figure'],
])('with %j the interest is explained by %j', (change, text) => {
  expect(interestText(claimBasis({ ...base, ...change }))).toBe(text)
})

// Debt, invoice date; days, interest by section 9, then by the Act (valued at 20 November 2026).
it.each([
  [500000, '2023-09-01', 1145, 127048, 1146, 204082],
  [100000, '2025-11-03', 351, 7789, 352, 11814],
  [1200000, '2022-06-01', 1602, 426615, 1603, 487488],
  [500000, '2021-03-01', 2059, 228464, 2060, 228575],
  [99999, '2020-04-11', 2383, 57126, 2384, 57150],
  [100000, '2020-04-19', 2375, 53682, 2376, 56959],
  [999999, '2020-04-20', 2374, 526832, 2375, 569349],
  [1000000, '2018-09-03', 2969, 711747, 2970, 691644],
  [500000, '2009-04-05', 6407, 710914, 6408, 877808],
  [100000, '2026-10-20', 0, 0, 1, 32],
])('%i pence of %s: %i days and %i pence, by the Act %i days and %i pence', (...row) => {
  const [initialDebt, lastInvoiceDate, ...figures] = row
  const sides = (['portal', 'statutory'] as const).map((rules) =>
    claim({ ...base, initialDebt, lastInvoiceDate, rules }),
  )
  expect(sides.flatMap(({ daysOverdue, interest }) => [daysOverdue, interest])).toEqual(figures)
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

  it('is whole pence, never negative, and its parts add up to what is shown and sent', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { interest, compensation, outstanding, total, daysOverdue } = claim(input)
        const parts = [interest, compensation, outstanding]
        for (const part of [...parts, total, daysOverdue]) {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true)
        }
        const shown = parts.map((part) => parseMoney(formatMoney(part)))
        const sum = shown.reduce((all, part) => all + (part.ok ? (part.value ?? 0) : Number.NaN), 0)
        expect(sum).toBe(total)
        expect(readDecimal(toWire(interest))).toBe(interest)
      }),
    )
  })

  it('never falls as days pass or the debt grows', () => {
    fc.assert(
      fc.property(inputs, fc.nat(800), fc.nat(2_000_000), (input, days, more) => {
        const now = claim(input)
        const later = claim({ ...input, today: addDays(input.today, days) })
        const larger = claim({ ...input, initialDebt: input.initialDebt + more })
        for (const part of ['interest', 'compensation', 'total'] as const) {
          expect(later[part]).toBeGreaterThanOrEqual(now[part])
          expect(larger[part]).toBeGreaterThanOrEqual(now[part])
        }
      }),
    )
  })

  it('at the largest amounts is exact to the penny', () => {
    const largest = 999_999_999_999_99
    const { interest, total } = claim({ ...base, initialDebt: largest, amountOutstanding: largest })
    expect(BigInt(interest)).toBe((BigInt(largest) * 810n * 1023n * 2n + 3_650_000n) / 7_300_000n)
    expect(BigInt(total)).toBe(BigInt(largest) + BigInt(interest) + 100_00n)
  })
})
