import type { Check } from './check'
import { daysBetween, type IsoDate, parseDate } from './days'
import { type Pence, parseMoney } from './money'

const enterAmount = 'Enter the amount owed, like 1,234.50'

/** Court claims online are for amounts under this; a larger debt takes another route. */
const onlineClaimLimit = 100_000_00
/** The smallest fixed compensation: a debt below it is smaller than what is added to it. */
const smallestCompensation = 40_00

/** The original amount: more than nothing. */
export const checkAmountOwed: Check<Pence> = (text) => {
  const read = parseMoney(text)
  if (!read.ok) return read
  if (read.value === null || read.value <= 0) return { ok: false, error: enterAmount }
  const value = read.value
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
  return { ok: true, value }
}

/** What is still owed: may be nothing. */
export const checkOutstanding: Check<Pence> = (text) => {
  const read = parseMoney(text)
  if (!read.ok) return read
  if (read.value === null) return { ok: false, error: enterAmount }
  return read.value === 0
    ? { ok: true, value: 0, warning: 'Nothing is outstanding' }
    : { ok: true, value: read.value }
}

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
    if (age <= daysToPay) {
      return { ok: true, value, warning: 'Not overdue yet on 30-day terms' }
    }
    if (age > fiveAndAHalfYears) {
      return { ok: true, value, warning: 'This debt may be too old to claim in court' }
    }
    return { ok: true, value }
  }
}
