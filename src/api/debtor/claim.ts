import { config } from '@/config'
import { type Claim, type ClaimInput, claim, isSettled } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { interestDays } from '@/rules/interest'
import type { Pence } from '@/rules/money'
import { type TimeLimit, timeLimit } from '@/rules/time-limit'
import { type Debt, type Debtor, mainAddress } from './debtor'

/** The amount outstanding, in pence: the original amount when the server sends none. Null: unknown. */
export function outstandingOf({ amount_outstanding, initial_debt }: Debt): Pence | null {
  return amount_outstanding === 'unknown' ? null : (amount_outstanding ?? initial_debt)
}

/** Whether nothing is outstanding; false when the amount is unknown. */
export function isSettledDebt(record: Debt): boolean {
  const outstanding = outstandingOf(record)
  return outstanding !== null && isSettled(outstanding)
}

/** The total paid, in pence: the sum of the payments when the server sends no total. */
export const paidOf = ({ total_payments, debt_payments }: Debt): Pence =>
  total_payments ?? debt_payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** The input of the claim on a debt, by the configured interest rules. Null: the outstanding amount is unknown. */
export function claimInputOf(record: Debt, today: IsoDate): ClaimInput | null {
  const outstanding = outstandingOf(record)
  if (outstanding === null) return null
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

/** The claim on a day, in pence; every screen shows these figures. Null: the outstanding amount is unknown. */
export function claimOf(record: Debt, today: IsoDate): Claim | null {
  const input = claimInputOf(record, today)
  return input && claim(input)
}

/** Days overdue; 0 for a settled debt or one without a date. Null: the outstanding amount is unknown. */
export function daysOverdueOf(record: Debt, today: IsoDate): number | null {
  if (outstandingOf(record) === null) return null
  if (isSettledDebt(record)) return 0
  return interestDays(config.interestRules, record.last_invoice_date, today)
}

/** The time limit for a court claim; null for a settled debt, one with a judgment or one not near it. */
export function timeLimitOf(debtor: Debtor, today: IsoDate): TimeLimit | null {
  const { debtor_debt: debt, company_number } = debtor
  if (isSettledDebt(debt)) return null
  const { status, last_invoice_date } = debt
  const postcode = mainAddress(debtor)?.postcode ?? ''
  return timeLimit(
    { status, lastInvoiceDate: last_invoice_date, postcode, companyNumber: company_number },
    today,
  )
}
