import { distinct } from '@/lib/distinct'
import { type Check, type Checked, refine } from './check'
import { daysBetween, type IsoDate } from './days'
import { type InterestRules, interestDays } from './interest'
import { type DecimalSign, notAnAmount, type Pence, parseMoney } from './money'
import { parseDate } from './parse-date'

/** Reads an amount in pence, with the field's own message for a text that is none. */
const amountCheck =
  (message: string) =>
  /** @param sign the decimal sign of a file */
  (text: string, sign?: DecimalSign): Checked<Pence> => {
    const read = parseMoney(text, sign)
    if (read.ok && read.value !== null) return { ok: true, value: read.value }
    return read.ok || read.error === notAnAmount ? { ok: false, error: message } : read
  }

const enterAmount = 'Enter the amount owed, like 1,234.50'
const enterPayment = 'Enter the amount paid, like 1,234.50'

/** The original amount, in pence. Court claims online are for amounts under £100,000. */
export const checkAmountOwed = refine(amountCheck(enterAmount), {
  error: (pence) => pence <= 0 && enterAmount,
  warning: (pence) =>
    pence > 100_000_00
      ? 'Claims over £100,000 follow a different route through the courts'
      : pence < 40_00 && 'This is less than the smallest fixed compensation of £40',
})

/** The amount outstanding, in pence. */
export const checkOutstanding = refine(amountCheck(enterAmount), {
  warning: (pence) => pence === 0 && 'Nothing is outstanding',
})

/** The amount paid in pence, also zero. */
export const checkPaid = amountCheck(enterPayment)

/** The amount of a payment, in pence. */
export const checkAmountPaid: Check<Pence> = refine(checkPaid, {
  error: (pence) => pence <= 0 && enterPayment,
})

/** A date from 1990 until today. */
export const checkPastDate = (today: IsoDate): Check<IsoDate> =>
  refine(parseDate, {
    error: (date) =>
      date > today
        ? 'Date must be today or in the past'
        : date < '1990-01-01' && 'Date must be in 1990 or later',
  })

/** A date after today. */
export const checkFutureDate = (today: IsoDate): Check<IsoDate> =>
  refine(parseDate, { error: (date) => date <= today && 'Date must be in the future' })

const fiveAndAHalfYears = 2009

/** The last invoice's date; warns when the debt is not overdue yet or may be too old to claim. */
export const checkInvoiceDate = (today: IsoDate, rules: InterestRules): Check<IsoDate> =>
  refine(checkPastDate(today), {
    warning: (date) =>
      interestDays(rules, date, today) === 0
        ? 'Not overdue yet on 30-day terms'
        : daysBetween(date, today) > fiveAndAHalfYears &&
          'This debt may be too old to claim in court',
  })

/** Splits tags at commas; blanks and duplicates are dropped. */
export const parseTags = (text: string): string[] =>
  distinct(text.split(',').map((tag) => tag.trim())).filter(Boolean)
