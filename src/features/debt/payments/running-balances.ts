import type { Payment } from '@/api/debtor/debt-records'
import type { Pence } from '@/rules/money'

interface BalanceRow {
  key: string
  payment: Payment
  /** The rest of the original amount after this payment. */
  balance: Pence
}

/** Payments with their running balances in pence, oldest first; undated ones come last. */
export function runningBalances(original: Pence, payments: readonly Payment[]): BalanceRow[] {
  let balance = original
  return payments
    .toSorted((one, other) =>
      (one.payment_date ?? '9999').localeCompare(other.payment_date ?? '9999'),
    )
    .map((payment, index) => {
      balance -= payment.amount ?? 0
      return { key: `${payment.id ?? 'at'} ${index}`, payment, balance }
    })
}
