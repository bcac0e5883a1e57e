import type { Payment } from '@/api/debtor/debt-records'
import type { Pence } from '@/rules/money'

interface BalanceRow {
  key: string
  payment: Payment
  /** What was left of the original amount after it. */
  balance: Pence
}

/** Oldest first, undated ones last, each with what was left after it. */
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
