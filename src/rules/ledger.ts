import { type ClaimBasis, compensationText, interestText } from './claim-text'
import type { IsoDate } from './days'
import { formatMoney, type Pence } from './money'
import type { ReportedPayment } from './open-requests'

interface Account {
  initial_debt: Pence
  last_invoice_date: IsoDate | null
  debt_payments: readonly {
    amount: Pence | null
    payment_date: IsoDate | null
    method: string
    reference: string
  }[]
}

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

const dateKey = ({ payment_date }: { payment_date: IsoDate | null }) => payment_date ?? '9999'

/**
 * The account from the original to the outstanding amount: the payments, oldest first and undated ones
 * last, the difference that they do not explain, and the payments reported, which change nothing.
 * @param outstanding null if unknown
 */
export function accountLines(
  { initial_debt, last_invoice_date, debt_payments }: Account,
  outstanding: Pence | null,
  reported: readonly ReportedPayment[],
): LedgerLine[] {
  let balance = 0
  const lines: LedgerLine[] = []
  function add(date: IsoDate | null, details: string, amount: Pence | null) {
    balance += amount ?? 0
    lines.push({ key: `${lines.length}`, date, details, amount: amount ?? 'not-given', balance })
  }
  add(last_invoice_date, 'Original amount', initial_debt)
  const sorted = debt_payments.toSorted((one, other) => dateKey(one).localeCompare(dateKey(other)))
  for (const { amount, payment_date, method, reference } of sorted) {
    const details = ['Payment', method, reference].filter(Boolean).join(', ')
    add(payment_date, details, amount && -amount)
  }
  if (outstanding !== null && outstanding !== balance)
    add(null, 'Other payments and changes, as recorded', outstanding - balance)
  return [
    ...lines,
    ...reported
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ noteId, date, amount }) => ({
        key: `reported ${noteId}`,
        date,
        details: `${formatMoney(amount)} reported, not confirmed`,
        amount: null,
        balance: null,
      })),
  ]
}

/** The interest and compensation that a debt has earned, up to the total; none of a settled debt. */
export function additionLines(basis: ClaimBasis): LedgerLine[] {
  const { isSettled, interest, compensation, outstanding, total } = basis.claim
  if (isSettled) return []
  return [
    {
      key: 'interest',
      date: null,
      details: 'Late payment interest',
      explanation: interestText(basis),
      amount: interest,
      balance: outstanding + interest,
    },
    {
      key: 'compensation',
      date: null,
      details: 'Late payment compensation',
      explanation: compensationText(basis),
      amount: compensation,
      balance: total,
    },
  ]
}
