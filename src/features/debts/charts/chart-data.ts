import { totalsByAge } from '@/rules/age-totals'
import { ageBandLabels } from '@/rules/ageing'
import type { IsoDate } from '@/rules/days'
import type { Pence } from '@/rules/money'
import { createCalendar } from '@/rules/periods'
import type { DebtRow } from '../debt-row'
import { type DebtsSearch, debtsSearch } from '../search'

/** The filter that a bar of a chart sets. */
export type ChartFilter = Pick<DebtsSearch, 'age' | 'status' | 'show'>

/** One group of debts; amounts in pence. */
export interface Slice {
  label: string
  count: number
  outstanding: Pence
  /** The disputed share of `outstanding`. */
  disputed: Pence
  /** Null if no filter selects exactly these debts. */
  filter: ChartFilter | null
}

export function sumSlices(label: string, slices: readonly Slice[]): Slice {
  const sum = (field: 'count' | 'outstanding' | 'disputed') =>
    slices.reduce((total, slice) => total + slice[field], 0)
  return {
    label,
    count: sum('count'),
    outstanding: sum('outstanding'),
    disputed: sum('disputed'),
    filter: null,
  }
}

/** Adds up to the total, to the penny; debts with an unknown outstanding amount are left out. */
export function outstandingByAge(rows: readonly DebtRow[]): Slice[] {
  const { bands, settled } = totalsByAge(rows)
  return [
    ...bands.map(({ band, ...totals }) => ({
      ...totals,
      label: ageBandLabels[band],
      filter: { age: [band] },
    })),
    // Included because an overpaid debt reduces the total.
    ...(settled.count > 0
      ? [{ ...settled, label: 'Settled', filter: { show: 'settled' } as const }]
      : []),
  ]
}

/** More bars would be unreadable; further statuses are grouped. */
const maxStatuses = 6

/** False for a blank or very long status, which the URL cannot hold. */
const isValidFilter = (status: string) => debtsSearch({ status }).status?.[0] === status

/** Adds up to the total like {@link outstandingByAge}; the largest amount comes first. */
export function outstandingByStatus(rows: readonly DebtRow[]): Slice[] {
  const byStatus = new Map<string, Slice>()
  for (const { status, outstanding, disputed } of rows) {
    if (outstanding === null) continue
    const key = status.trim() && status
    const slice = byStatus.get(key) ?? {
      label: key || 'No status',
      count: 0,
      outstanding: 0,
      disputed: 0,
      filter: isValidFilter(status) ? { status: [status] } : null,
    }
    slice.count += 1
    slice.outstanding += outstanding
    if (disputed) slice.disputed += outstanding
    byStatus.set(key, slice)
  }
  const slices = [...byStatus.values()].sort(
    (one, other) => other.outstanding - one.outstanding || other.count - one.count,
  )
  if (slices.length <= maxStatuses + 1) return slices
  const rest = slices.slice(maxStatuses)
  return [...slices.slice(0, maxStatuses), sumSlices(`${rest.length} other statuses`, rest)]
}

export type Recovered = ReturnType<typeof recoveredOverTime>

/**
 * Payments per period in pence, from the oldest payment to today; the period length adapts.
 * `undated` is paid according to the record, but without a payment dated in these periods; `unknown`
 * counts the debts left out because their paid amount is unknown.
 */
export function recoveredOverTime(rows: readonly DebtRow[], today: IsoDate) {
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
