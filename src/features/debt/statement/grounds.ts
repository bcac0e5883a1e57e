import { claimOf, type Debt } from '@/api/debtors'
import type { Grounds } from '@/rules/claim-words'
import type { IsoDate } from '@/rules/days'

/** What is claimed of a debt on a day, and what that was worked out from. */
export const groundsOf = (debt: Debt, today?: IsoDate): Grounds => ({
  claim: claimOf(debt, today),
  initialDebt: debt.initial_debt,
  lastInvoiceDate: debt.last_invoice_date,
  addInterest: debt.add_late_payment_interest,
  addCompensation: debt.add_late_payment_compensation,
})
