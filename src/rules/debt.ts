import type { Check } from './check'
import { daysBetween, type IsoDate, parseDate } from './days'
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

/** Younger than this, the 30 days to pay are not over. */
const daysToPay = 31
const fiveAndAHalfYears = 2009

/** The last invoice's date: real, not before 1990, not in the future. */
export function checkInvoiceDate(today: IsoDate): Check<IsoDate> {
  return (text) => {
    const read = parseDate(text)
    if (!read.ok) return read
    const { value } = read
    if (value > today) return { ok: false, error: 'Date must be today or in the past' }
    if (value < '1990-01-01') return { ok: false, error: 'Date must be in 1990 or later' }
    const age = daysBetween(value, today)
    if (age < daysToPay) {
      return { ok: true, value, warning: 'Not overdue yet on 30-day terms' }
    }
    if (age > fiveAndAHalfYears) {
      return { ok: true, value, warning: 'This debt may be too old to claim in court' }
    }
    return { ok: true, value }
  }
}
