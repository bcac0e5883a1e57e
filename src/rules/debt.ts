import type { Check } from './check'
import { daysBetween, type IsoDate, parseDate } from './days'
import { type InterestRules, interestDays } from './interest'
import { notAnAmount, type Pence, parseMoney } from './money'

const enterAmount = 'Enter the amount owed, like 1,234.50'

/** Court claims online are for amounts under this; a larger debt takes another route. */
const onlineClaimLimit = 100_000_00
/** The smallest fixed compensation: a debt below it is smaller than what is added to it. */
const smallestCompensation = 40_00

/** In the words of this field, but a negative amount is told why it is refused. */
const readAmount: Check<Pence> = (text) => {
  const read = parseMoney(text)
  if (!read.ok) return read.error === notAnAmount ? { ok: false, error: enterAmount } : read
  return read.value === null ? { ok: false, error: enterAmount } : { ok: true, value: read.value }
}

/** The original amount: more than nothing. */
export const checkAmountOwed: Check<Pence> = (text) => {
  const read = readAmount(text)
  if (!read.ok) return read
  const { value } = read
  if (value <= 0) return { ok: false, error: enterAmount }
  if (value > onlineClaimLimit) {
    return {
      ok: true,
      value,
      warning: 'Claims over £100,000 take another route through the courts',
    }
  }
  if (value < smallestCompensation) {
    return { ok: true, value, warning: 'This is less than the smallest fixed compensation of £40' }
  }
  return read
}

/** What is still owed: may be nothing. */
export const checkOutstanding: Check<Pence> = (text) => {
  const read = readAmount(text)
  return read.ok && read.value === 0 ? { ...read, warning: 'Nothing is outstanding' } : read
}

const fiveAndAHalfYears = 2009

/**
 * The last invoice's date: real, not before 1990, not in the future. It warns for as long as the
 * claim counts no day of interest.
 */
export function checkInvoiceDate(today: IsoDate, rules: InterestRules): Check<IsoDate> {
  return (text) => {
    const read = parseDate(text)
    if (!read.ok) return read
    const { value } = read
    if (value > today) return { ok: false, error: 'Date must be today or in the past' }
    if (value < '1990-01-01') return { ok: false, error: 'Date must be in 1990 or later' }
    const age = daysBetween(value, today)
    if (interestDays(rules, value, today) === 0) {
      return { ok: true, value, warning: 'Not overdue yet on 30-day terms' }
    }
    if (age > fiveAndAHalfYears) {
      return { ok: true, value, warning: 'This debt may be too old to claim in court' }
    }
    return { ok: true, value }
  }
}
