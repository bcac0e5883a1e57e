import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { type ClaimBasis, compensationText, interestText } from '@/rules/claim-text'
import type { IsoDate } from '@/rules/days'
import { formatMoney, type Pence } from '@/rules/money'
import type { ReportedPayment } from '../requests/useRequests'

/** A line of an account; amounts in pence. */
export interface LedgerLine {
  key: string
  date: IsoDate | null
  details: string
  explanation?: string
  /** Negative for payments; `not-given` for a payment without one; null for a line without. */
  amount: Pence | 'not-given' | null
  /** Null for a line that does not change it. */
  balance: Pence | null
}

/**
 * The account from the original to the outstanding amount: the payments, oldest first and undated ones
 * last, those reported, which change nothing, and the difference that the payments do not explain.
 */
export function accountLines(debt: Debt, reported: readonly ReportedPayment[]): LedgerLine[] {
  let balance = debt.initial_debt
  const original: LedgerLine = {
    key: 'original',
    date: debt.last_invoice_date,
    details: 'Original amount',
    amount: balance,
    balance,
  }
  const payments = debt.debt_payments
    .toSorted((one, other) =>
      (one.payment_date ?? '9999').localeCompare(other.payment_date ?? '9999'),
    )
    .map(({ id, amount, payment_date, method, reference }, index): LedgerLine => {
      balance -= amount ?? 0
      return {
        key: `payment ${id ?? 'at'} ${index}`,
        date: payment_date,
        details: ['Payment', method, reference].filter(Boolean).join(', '),
        amount: amount === null ? 'not-given' : -amount,
        balance,
      }
    })
  const outstanding = outstandingOf(debt)
  const others: LedgerLine[] =
    outstanding === null || outstanding === balance
      ? []
      : [
          {
            key: 'others',
            date: null,
            details: 'Other payments and changes, as recorded',
            amount: outstanding - balance,
            balance: outstanding,
          },
        ]
  return [
    original,
    ...payments,
    ...others,
    ...reported.map(
      ({ noteId, date, amount }): LedgerLine => ({
        key: `reported ${noteId}`,
        date,
        details: `${formatMoney(amount)} reported, not confirmed`,
        amount: null,
        balance: null,
      }),
    ),
  ]
}

/** The interest and compensation that a debt has earned, up to the total; none of a settled debt. */
export function additionLines(basis: ClaimBasis): LedgerLine[] {
  const { claim } = basis
  if (claim.isSettled) return []
  return [
    {
      key: 'interest',
      date: null,
      details: 'Late payment interest',
      explanation: interestText(basis),
      amount: claim.interest,
      balance: claim.outstanding + claim.interest,
    },
    {
      key: 'compensation',
      date: null,
      details: 'Late payment compensation',
      explanation: compensationText(basis),
      amount: claim.compensation,
      balance: claim.total,
    },
  ]
}
