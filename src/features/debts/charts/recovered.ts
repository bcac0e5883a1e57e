import type { IsoDate } from '@/rules/days'
import type { Pence } from '@/rules/money'
import { type Calendar, createCalendar, type Period } from '@/rules/periods'
import type { DebtRow } from '../debt-row'

export interface Received extends Period {
  payments: number
  pence: Pence
}

export interface Recovered {
  unit: Calendar['unit']
  periods: readonly Received[]
  /** Paid according to the record, but without a payment dated in these periods. */
  undated: Pence
  /** The total paid, dated or not. */
  total: Pence
  /** Number of debts left out because their paid amount is unknown. */
  unknown: number
}

/** Payments per period in pence, from the oldest payment to today; the period length adapts. */
export function recoveredOverTime(rows: readonly DebtRow[], today: IsoDate): Recovered {
  const paidRows = rows.filter(({ paid }) => paid !== null)
  const payments = paidRows.flatMap((row) => row.debtor.debtor_debt.debt_payments)
  let first = today
  for (const { payment_date: date } of payments) if (date && date < first) first = date
  const { unit, periods, indexOf } = createCalendar(first, today)
  const received = periods.map((period) => ({ ...period, payments: 0, pence: 0 }))
  let dated = 0
  for (const { amount, payment_date: date } of payments) {
    const period = date && received[indexOf(date) ?? -1]
    if (!period || !amount) continue
    period.payments += 1
    period.pence += amount
    dated += amount
  }
  const total = paidRows.reduce((sum, { paid }) => sum + (paid ?? 0), 0)
  return {
    unit,
    periods: received,
    undated: total - dated,
    total,
    unknown: rows.length - paidRows.length,
  }
}
