import { config } from '@/config'
import { type Claim, type ClaimAdditions, type ClaimInput, claim, isSettled } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { interestDays } from '@/rules/interest'
import type { Pence } from '@/rules/money'
import { isPastTimeLimit, type TimeLimit, timeLimit, yearsToClaim } from '@/rules/time-limit'
import { isUnread } from '../wire/tolerant-record'
import { type Debt, type Debtor, mainAddress } from './debtor'

/** The amount outstanding, in pence: the original amount when the server sends none. Null: unreadable. */
export const outstandingOf = (record: Debt): Pence | null =>
  isUnread(record, 'amount_outstanding') ? null : (record.amount_outstanding ?? record.initial_debt)

/** Whether nothing is outstanding; false when the amount is unreadable. */
export function isSettledDebt(record: Debt): boolean {
  const outstanding = outstandingOf(record)
  return outstanding !== null && isSettled(outstanding)
}

/** The total paid, in pence: the sum of the payments when the server sends no total. Null: unreadable. */
export function paidOf(record: Debt): Pence | null {
  if (isUnread(record, 'total_payments')) return null
  if (record.total_payments !== null) return record.total_payments
  const isPartial =
    isUnread(record, 'debt_payments') || record.debt_payments.some((one) => isUnread(one, 'amount'))
  return isPartial ? null : record.debt_payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** Interest and compensation as last saved, in pence. Null: unreadable. */
export const lastSavedOf = (record: Debt): { [K in keyof ClaimAdditions]: Pence | null } => ({
  interest: isUnread(record, 'interestDue') ? null : record.interestDue,
  compensation: isUnread(record, 'compDue') ? null : record.compDue,
})

/** The fields a claim is computed from, besides the amounts. A settled claim is the one last saved. */
const claimFields = {
  open: ['last_invoice_date', 'add_late_payment_interest', 'add_late_payment_compensation'],
  settled: ['interestDue', 'compDue'],
}

/** The input of the claim on a debt, by the configured interest rules. Null: a field is unreadable. */
export function claimInputOf(record: Debt, today: IsoDate): ClaimInput | null {
  const outstanding = outstandingOf(record)
  if (outstanding === null) return null
  const fields = claimFields[isSettled(outstanding) ? 'settled' : 'open']
  if (isUnread(record) && fields.some((field) => isUnread(record, field))) return null
  return {
    initialDebt: record.initial_debt,
    amountOutstanding: outstanding,
    lastInvoiceDate: record.last_invoice_date,
    addInterest: record.add_late_payment_interest,
    addCompensation: record.add_late_payment_compensation,
    lastSaved: { interest: record.interestDue, compensation: record.compDue },
    today,
    rules: config.interestRules,
  }
}

/** The claim on a day, in pence; every screen shows these figures. Null: a field is unreadable. */
export function claimOf(record: Debt, today: IsoDate): Claim | null {
  const input = claimInputOf(record, today)
  return input && claim(input)
}

/** Days overdue; 0 for a settled debt or one without a date. Null: unreadable. */
export function daysOverdueOf(record: Debt, today: IsoDate): number | null {
  const outstanding = outstandingOf(record)
  if (outstanding === null) return null
  if (isSettled(outstanding)) return 0
  return isUnread(record, 'last_invoice_date')
    ? null
    : interestDays(config.interestRules, record.last_invoice_date, today)
}

/**
 * The time limit for a court claim, and the years it counts; null for a settled debt, one with a
 * judgment or one not near it.
 */
export function timeLimitOf(debtor: Debtor, today: IsoDate): (TimeLimit & { years: 5 | 6 }) | null {
  const { debtor_debt: debt, company_number } = debtor
  if (isSettledDebt(debt) || isPastTimeLimit(debt.status)) return null
  const years = yearsToClaim(mainAddress(debtor)?.postcode ?? '', company_number)
  const limit = timeLimit(debt.last_invoice_date, years, today)
  return limit && { ...limit, years }
}
