import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import type { Pence } from '@/rules/money'
import { runningBalances } from '../payments/running-balances'

/** A line of the account; amounts in pence. */
interface LedgerLine {
  key: string
  date: IsoDate | null
  details: string
  /** Negative for payments; null if unknown. */
  amount: Pence | null
  balance: Pence
}

/**
 * The account from the original to the outstanding amount. An extra line covers any difference that
 * the payments do not explain.
 */
export function ledger(debt: Debt): LedgerLine[] {
  const payments = runningBalances(debt.initial_debt, debt.debt_payments)
  const last = payments.at(-1)?.balance ?? debt.initial_debt
  const outstanding = outstandingOf(debt)
  return [
    {
      key: 'original',
      date: debt.last_invoice_date,
      details: 'Original amount, invoiced by this date',
      amount: debt.initial_debt,
      balance: debt.initial_debt,
    },
    ...payments.map(({ key, payment, balance }) => ({
      key,
      date: payment.payment_date,
      details: ['Payment', payment.method, payment.reference].filter(Boolean).join(', '),
      amount: payment.amount === null ? null : -payment.amount,
      balance,
    })),
    ...(outstanding === null || last === outstanding
      ? []
      : [
          {
            key: 'rest',
            date: null,
            details: 'Other payments and changes, as recorded',
            amount: outstanding - last,
            balance: outstanding,
          },
        ]),
  ]
}
