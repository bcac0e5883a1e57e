import type { Check } from './check'
import { daysBetween, type IsoDate, parseDate } from './days'
import { type InterestRules, interestDays } from './interest'
import { notAnAmount, type Pence, parseMoney } from './money'

const enterAmount = 'Enter the amount owed, like 1,234.50'

/** Court claims online are for amounts under this; a larger debt takes another route. */
const onlineClaimLimit = 100_000_00
/** The smallest fixed compensation: a debt below it is smaller than what is added to it. */
const smallestCompensation = 40_00

/** Refuses what is no amount with the field's own message, and a negative amount with its reason. */
const amountCheck =
  (message: string): Check<Pence> =>
  (text) => {
    const read = parseMoney(text)
    if (!read.ok) return read.error === notAnAmount ? { ok: false, error: message } : read
    return read.value === null ? { ok: false, error: message } : { ok: true, value: read.value }
  }

const readAmount = amountCheck(enterAmount)

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

const enterPayment = 'Enter the amount paid, like 1,234.50'
const readPayment = amountCheck(enterPayment)

/** A payment the debtor made: more than nothing. */
export const checkAmountPaid: Check<Pence> = (text) => {
  const read = readPayment(text)
  return read.ok && read.value === 0 ? { ok: false, error: enterPayment } : read
}

const fiveAndAHalfYears = 2009

/** The date of something that has happened: real, not before 1990, not in the future. */
export function checkPastDate(today: IsoDate): Check<IsoDate> {
  return (text) => {
    const read = parseDate(text)
    if (!read.ok) return read
    if (read.value > today) return { ok: false, error: 'Date must be today or in the past' }
    if (read.value < '1990-01-01') return { ok: false, error: 'Date must be in 1990 or later' }
    return read
  }
}

/** The date of something that is to come: real, and after today. */
export function checkFutureDate(today: IsoDate): Check<IsoDate> {
  return (text) => {
    const read = parseDate(text)
    if (!read.ok || read.value > today) return read
    return { ok: false, error: 'Date must be in the future' }
  }
}

/** The last invoice's date: it warns for as long as the claim counts no day of interest. */
export function checkInvoiceDate(today: IsoDate, rules: InterestRules): Check<IsoDate> {
  const checkDate = checkPastDate(today)
  return (text) => {
    const read = checkDate(text)
    if (!read.ok) return read
    const { value } = read
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
