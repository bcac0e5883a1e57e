import { format } from 'date-fns'
import { type AgeBand, ageBandLabels, ageBands } from '@/rules/ageing'
import type { IsoDate } from '@/rules/days'
import type { Pence } from '@/rules/money'
import type { DebtRow } from '../debt-row'

/** The debts of one age; amounts in pence. */
export interface AgeSlice {
  band: AgeBand | 'settled'
  label: string
  count: number
  outstanding: Pence
  /** The disputed part of `outstanding`. */
  disputed: Pence
}

function sliceOf(band: AgeSlice['band'], rows: readonly DebtRow[]): AgeSlice {
  const sum = (some: readonly DebtRow[]) =>
    some.reduce((total, { outstanding }) => total + (outstanding ?? 0), 0)
  return {
    band,
    label: band === 'settled' ? 'Settled' : ageBandLabels[band],
    count: rows.length,
    outstanding: sum(rows),
    disputed: sum(rows.filter(({ isDisputed }) => isDisputed)),
  }
}

/**
 * Adds up to the outstanding amount of the rows, to the penny: overpaid debts, which reduce it, are
 * among the settled ones. Ages without debts and debts with an unknown outstanding amount are left out.
 */
export const outstandingByAge = (rows: readonly DebtRow[]): AgeSlice[] =>
  [
    ...ageBands.map((band) =>
      sliceOf(
        band,
        rows.filter(({ ageBand }) => ageBand === band),
      ),
    ),
    sliceOf(
      'settled',
      rows.filter(({ isSettled }) => isSettled),
    ),
  ].filter(({ count }) => count > 0)

export interface QuarterSlice {
  label: string
  pence: Pence
}

const maxQuarters = 8

/** Quarters since year 0. */
const quarterOf = (date: IsoDate) =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** `Oct to Dec 2026`. */
function quarterLabel(quarter: number): string {
  const [year, firstMonth] = [Math.floor(quarter / 4), (quarter % 4) * 3]
  const monthName = (month: number) => format(new Date(year, month), 'MMM')
  return `${monthName(firstMonth)} to ${monthName(firstMonth + 2)} ${year}`
}

/**
 * The payments of each of the last eight quarters, the newest first, then the earlier ones, and those
 * without a date. They add up to what the rows have paid.
 */
export function recoveredByQuarter(rows: readonly DebtRow[], today: IsoDate): QuarterSlice[] {
  const newest = quarterOf(today)
  const quarters = Array.from({ length: maxQuarters }, () => 0)
  let earlier = 0
  let undated = rows.reduce((total, { paid }) => total + paid, 0)
  for (const { amount, payment_date: date } of rows.flatMap(
    ({ debtor }) => debtor.debtor_debt.debt_payments,
  )) {
    if (!date || !amount) continue
    // A date to come counts in this quarter.
    const age = Math.max(0, newest - quarterOf(date))
    if (age < maxQuarters) quarters[age] = (quarters[age] ?? 0) + amount
    else earlier += amount
    undated -= amount
  }
  const oldest = earlier === 0 ? quarters.findLastIndex((pence) => pence !== 0) + 1 : maxQuarters
  return [
    ...quarters
      .slice(0, oldest)
      .map((pence, age) => ({ label: quarterLabel(newest - age), pence })),
    ...(earlier === 0 ? [] : [{ label: 'Earlier', pence: earlier }]),
    ...(undated === 0 ? [] : [{ label: 'No date', pence: undated }]),
  ]
}
