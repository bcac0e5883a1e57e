import { distinct } from '@/lib/distinct'
import type { Check, Checked } from './check'
import { daysBetween, type IsoDate, parseDate } from './days'
import { type InterestRules, interestDays } from './interest'
import { type DecimalSign, notAnAmount, type Pence, parseMoney } from './money'

const enterAmount = 'Enter the amount owed, like 1,234.50'

/** Court claims online are for amounts under this; a larger debt takes another route. */
const onlineClaimLimit = 100_000_00
/** The smallest fixed compensation; a smaller debt gets a warning. */
const smallestCompensation = 40_00

/** Checks an amount, with the field's own message for a text that is no amount. */
const amountCheck =
  (message: string) =>
  (text: string, sign?: DecimalSign): Checked<Pence> => {
    const read = parseMoney(text, sign)
    if (!read.ok) return read.error === notAnAmount ? { ok: false, error: message } : read
    return read.value === null ? { ok: false, error: message } : { ok: true, value: read.value }
  }

const readAmount = amountCheck(enterAmount)

/** The original amount, in pence; must be positive. @param sign the decimal sign of a file */
export function checkAmountOwed(text: string, sign?: DecimalSign): Checked<Pence> {
  const read = readAmount(text, sign)
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

/** The amount outstanding, in pence; may be zero. @param sign the decimal sign of a file */
export function checkOutstanding(text: string, sign?: DecimalSign): Checked<Pence> {
  const read = readAmount(text, sign)
  return read.ok && read.value === 0 ? { ...read, warning: 'Nothing is outstanding' } : read
}

const enterPayment = 'Enter the amount paid, like 1,234.50'
const readPayment = amountCheck(enterPayment)

/** The amount of a payment, in pence; must be positive. */
export const checkAmountPaid: Check<Pence> = (text) => {
  const read = readPayment(text)
  return read.ok && read.value === 0 ? { ok: false, error: enterPayment } : read
}

const fiveAndAHalfYears = 2009

/** A date from 1990 until today. */
export function checkPastDate(today: IsoDate): Check<IsoDate> {
  return (text) => {
    const read = parseDate(text)
    if (!read.ok) return read
    if (read.value > today) return { ok: false, error: 'Date must be today or in the past' }
    if (read.value < '1990-01-01') return { ok: false, error: 'Date must be in 1990 or later' }
    return read
  }
}

/** A date after today. */
export function checkFutureDate(today: IsoDate): Check<IsoDate> {
  return (text) => {
    const read = parseDate(text)
    if (!read.ok || read.value > today) return read
    return { ok: false, error: 'Date must be in the future' }
  }
}

/** The last invoice's date; warns when the debt is not overdue yet or may be too old to claim. */
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

/** Splits tags at commas; blanks and duplicates are dropped. */
export const parseTags = (text: string): string[] =>
  distinct(text.split(',').map((tag) => tag.trim())).filter(Boolean)
