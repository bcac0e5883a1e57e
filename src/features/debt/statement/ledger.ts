import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import type { Pence } from '@/rules/money'
import { runningBalances } from '../payments/running-balances'

/** A line of an account: what came or went, and what was left. */
interface LedgerLine {
  key: string
  date: IsoDate | null
  details: string
  /** Below 0 what was paid; null where nobody said. */
  amount: Pence | null
  balance: Pence
}

/**
 * From the original amount to what is outstanding. Where the payments do not lead there, the record
 * knows of something else, and a line of its own says so.
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
