// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  checkAmountOwed,
  checkAmountPaid,
  checkFutureDate,
  checkInvoiceDate,
  checkOutstanding,
  checkPastDate,
  parseTags,
} from './debt'

const negative = 'The amount cannot be negative'
const enterAmount = 'Enter the amount owed, like 1,234.50'
const enterPayment = 'Enter the amount paid, like 1,234.50'
const large = 'Claims over £100,000 follow a different route through the courts'
const small = 'This is less than the smallest fixed compensation of £40'

describe('the amount owed', () => {
  it.each([
    ['£1,234.50', 123450],
    ['40', 4000],
    ['39.99', 3999, small],
    ['0.01', 1, small],
    ['100,000.00', 10000000],
    ['100,000.01', 10000001, large],
  ])('%j is %i pence, warning %j', (text, value, warning?: string) => {
    expect(checkAmountOwed(text)).toEqual({ ok: true, value, ...(warning && { warning }) })
  })

  it.each(['', 'nil', '-', '0', '0.00', 'abc', '1e5', '12,50', '0.001'])(
    '%j is refused',
    (text) => {
      expect(checkAmountOwed(text)).toEqual({ ok: false, error: enterAmount })
    },
  )

  it('has the decimal sign of its file', () => {
    expect(checkAmountOwed('1.500,50', 'comma')).toEqual({ ok: true, value: 150_050 })
  })
})

it('the amount outstanding may be zero, with a warning', () => {
  expect(checkOutstanding('0')).toEqual({ ok: true, value: 0, warning: 'Nothing is outstanding' })
  expect(checkOutstanding('0.01')).toEqual({ ok: true, value: 1 })
  expect(checkAmountPaid('0.01')).toEqual({ ok: true, value: 1 })
})

it.each([
  [checkOutstanding, '', enterAmount],
  [checkOutstanding, '-1', negative],
  [checkAmountOwed, '(5)', negative],
  [checkAmountPaid, '', enterPayment],
  [checkAmountPaid, '0.00', enterPayment],
  [checkAmountPaid, 'abc', enterPayment],
  [checkAmountPaid, '-5', negative],
])('%o refuses %j with its own error', (check, text, error) => {
  expect(check(text)).toEqual({ ok: false, error })
})

describe('on 20 November 2026', () => {
  const today = '2026-11-20'
  const soon = 'Not overdue yet on 30-day terms'
  const old = 'This debt may be too old to claim in court'

  it.each([
    ['20/11/2026', '2026-11-20', soon, soon],
    ['21/10/2026', '2026-10-21', soon, soon],
    ['20/10/2026', '2026-10-20', soon, undefined],
    ['19/10/2026', '2026-10-19', undefined, undefined],
    ['21/5/2021', '2021-05-21', undefined, undefined],
    ['20/5/2021', '2021-05-20', old, old],
    ['1/1/1990', '1990-01-01', old, old],
  ])('the invoice date %s is %s, warning %j, by the Act %j', (text, value, portal, statutory) => {
    const checked = checkInvoiceDate(today, 'portal')(text)
    expect(checked).toEqual({ ok: true, value, ...(portal && { warning: portal }) })
    expect(checkInvoiceDate(today, 'statutory')(text)).toMatchObject(
      statutory ? { warning: statutory } : { value },
    )
  })

  it.each([
    [checkPastDate, '20/11/2026', { ok: true, value: '2026-11-20' }],
    [checkPastDate, '21/11/2026', { ok: false, error: 'Date must be today or in the past' }],
    [checkPastDate, '31/12/1989', { ok: false, error: 'Date must be in 1990 or later' }],
    [checkPastDate, '31/2/2026', { ok: false, error: 'Enter a real date, like 27/03/2026' }],
    [checkFutureDate, '21/11/2026', { ok: true, value: '2026-11-21' }],
    [checkFutureDate, '20/11/2026', { ok: false, error: 'Date must be in the future' }],
  ])('%o reads %j as %j', (check, text, checked) => {
    expect(check(today)(text)).toEqual(checked)
  })
})

it('tags are split at commas, without blanks and duplicates', () => {
  expect(parseTags(' Retail, Wholesale trade ,, Retail,')).toEqual(['Retail', 'Wholesale trade'])
})
