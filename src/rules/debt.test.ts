// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { claim } from './claim'
import { addDays, ukDate } from './days'
import {
  checkAmountOwed,
  checkAmountPaid,
  checkFutureDate,
  checkInvoiceDate,
  checkOutstanding,
  checkPastDate,
  parseTags,
} from './debt'

const enterAmount = 'Enter the amount owed, like 1,234.50'
const large = 'Claims over £100,000 take another route through the courts'
const small = 'This is less than the smallest fixed compensation of £40'

describe('checkAmountOwed', () => {
  test.each([
    ['£1,234.50', 123450, undefined],
    ['40', 4000, undefined],
    ['39.99', 3999, small],
    ['0.01', 1, small],
    ['100,000.00', 10000000, undefined],
    ['100,000.01', 10000001, large],
  ])('%j is %i pence, warning %j', (text, value, warning) => {
    expect(checkAmountOwed(text)).toEqual(
      warning ? { ok: true, value, warning } : { ok: true, value },
    )
  })

  test.each(['', 'nil', '-', '0', '0.00', 'abc', '1e5', '12,50', '0.001'])(
    '%j is refused',
    (text) => {
      expect(checkAmountOwed(text)).toEqual({ ok: false, error: enterAmount })
    },
  )

  test('a negative amount has its own error', () => {
    expect(checkAmountOwed('(5)')).toEqual({ ok: false, error: 'The amount cannot be negative' })
  })
})

describe('checkOutstanding', () => {
  test('may be zero, with a warning', () => {
    expect(checkOutstanding('0')).toEqual({ ok: true, value: 0, warning: 'Nothing is outstanding' })
    expect(checkOutstanding('0.01')).toEqual({ ok: true, value: 1 })
  })

  test.each([
    ['', enterAmount],
    ['x', enterAmount],
    ['-1', 'The amount cannot be negative'],
  ])('%j is refused', (text, error) => {
    expect(checkOutstanding(text)).toEqual({ ok: false, error })
  })
})

describe('checkInvoiceDate on 20 November 2026', () => {
  const check = checkInvoiceDate('2026-11-20', 'portal')

  test.each([
    ['20/11/2026', '2026-11-20', 'Not overdue yet on 30-day terms'],
    ['21/10/2026', '2026-10-21', 'Not overdue yet on 30-day terms'],
    ['20/10/2026', '2026-10-20', 'Not overdue yet on 30-day terms'],
    ['19/10/2026', '2026-10-19', undefined],
    ['1/1/2024', '2024-01-01', undefined],
    ['21/5/2021', '2021-05-21', undefined],
    ['20/5/2021', '2021-05-20', 'This debt may be too old to claim in court'],
    ['1/1/1990', '1990-01-01', 'This debt may be too old to claim in court'],
  ])('%s is %s, warning %j', (text, value, warning) => {
    expect(check(text)).toEqual(warning ? { ok: true, value, warning } : { ok: true, value })
  })

  test.each(['portal', 'statutory'] as const)(
    'warns by the %s rules on exactly the days without interest',
    (rules) => {
      for (let age = 25; age < 40; age += 1) {
        const date = addDays('2026-11-20', -age)
        const checked = checkInvoiceDate('2026-11-20', rules)(ukDate(date))
        const { daysOverdue } = claim({
          initialDebt: 100_00,
          amountOutstanding: 100_00,
          lastInvoiceDate: date,
          addInterest: true,
          addCompensation: true,
          today: '2026-11-20',
          rules,
        })
        expect([age, checked.ok && checked.warning !== undefined]).toEqual([age, daysOverdue === 0])
      }
    },
  )

  test.each([
    ['21/11/2026', 'Date must be today or in the past'],
    ['31/12/1989', 'Date must be in 1990 or later'],
    ['31/2/2025', 'Enter a real date, like 27/03/2026'],
    ['2025', 'Date must include a day and a month'],
  ])('%s: %s', (text, error) => {
    expect(check(text)).toEqual({ ok: false, error })
  })
})

describe('checkAmountPaid', () => {
  test.each([
    ['£1,234.50', 123450],
    ['0.01', 1],
  ])('%j is %i pence', (text, value) => {
    expect(checkAmountPaid(text)).toEqual({ ok: true, value })
  })

  test.each(['', 'nil', '0', '0.00', 'abc', '12,50', '£'])('%j is refused', (text) => {
    const error = 'Enter the amount paid, like 1,234.50'
    expect(checkAmountPaid(text)).toEqual({ ok: false, error })
  })

  test('a negative amount has its own error', () => {
    expect(checkAmountPaid('-5')).toEqual({ ok: false, error: 'The amount cannot be negative' })
  })
})

test.each([
  ['20/11/2026', { ok: true, value: '2026-11-20' }],
  ['1/1/1990', { ok: true, value: '1990-01-01' }],
  ['21/11/2026', { ok: false, error: 'Date must be today or in the past' }],
  ['31/12/1989', { ok: false, error: 'Date must be in 1990 or later' }],
  ['31/2/2026', { ok: false, error: 'Enter a real date, like 27/03/2026' }],
])('of what happened by 20 November 2026 the date %j is read as %j', (text, checked) => {
  expect(checkPastDate('2026-11-20')(text)).toEqual(checked)
})

test.each([
  ['21/11/2026', { ok: true, value: '2026-11-21' }],
  ['20/11/2026', { ok: false, error: 'Date must be in the future' }],
  ['31/2/2027', { ok: false, error: 'Enter a real date, like 27/03/2026' }],
])('of what is to come after 20 November 2026 the date %j is read as %j', (text, checked) => {
  expect(checkFutureDate('2026-11-20')(text)).toEqual(checked)
})

test('tags are split at commas, without blanks and duplicates', () => {
  expect(parseTags(' Retail, Wholesale trade ,, Retail,')).toEqual(['Retail', 'Wholesale trade'])
  expect(parseTags(' ')).toEqual([])
})
