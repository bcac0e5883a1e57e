import { memoize } from '@/lib/memoize'
import { addDays, daysBetween, type IsoDate } from './days'
import type { Pence } from './money'

/** `portal`: section 9 of the specification. `statutory`: the 1998 Act's half-yearly rates. */
export type InterestRules = 'portal' | 'statutory'

/**
 * The rates added to 8 per cent FROM each day, newest first, in hundredths of a per cent (0.25 % is 25).
 * An older invoice has the last rate.
 */
const references: Record<InterestRules, readonly [from: IsoDate, reference: number][]> = {
  // Section 9 names the day before each.
  portal: [
    ['2020-04-20', 10],
    ['2020-04-12', 25],
    ['2018-09-03', 75],
    ['2017-12-03', 50],
    ['2016-09-05', 25],
    ['2009-04-06', 50],
    ['0000-01-01', 10],
  ],
  // The official dealing rate on the 30 June or 31 December before each half-year (Late Payment of
  // Commercial Debts (Rate of Interest) (No. 3) Order 2002, SI 2002/1675, art. 4). Some half-years
  // without a change have no row.
  statutory: [
    ['2026-07-01', 375],
    ['2026-01-01', 375],
    ['2025-07-01', 425],
    ['2025-01-01', 475],
    ['2024-01-01', 525],
    ['2023-07-01', 500],
    ['2023-01-01', 350],
    ['2022-07-01', 125],
    ['2022-01-01', 25],
    ['2020-07-01', 10],
    ['2019-01-01', 75],
    ['2018-01-01', 50],
    ['2017-01-01', 25],
    ['2009-07-01', 50],
    ['2009-01-01', 200],
    ['2008-07-01', 500],
    ['2007-07-01', 550],
    ['2007-01-01', 500],
    ['2006-01-01', 450],
    ['2005-01-01', 475],
    ['2004-07-01', 450],
    ['2003-07-01', 375],
    ['0000-01-01', 400],
  ],
}

/** Days after the invoice before interest runs: section 9; the Act, section 4. */
const daysToPay: Record<InterestRules, number> = { portal: 31, statutory: 30 }

/** A list has the same dates in many rows. */
const statutoryStart = memoize((lastInvoiceDate) => addDays(lastInvoiceDate, daysToPay.statutory))

/**
 * The annual rate in hundredths of a per cent (8.1 % is 810), fixed for the life of the debt: by the
 * invoice (section 9), or by the day on which interest starts (the Act).
 */
export function annualRate(rules: InterestRules, lastInvoiceDate: IsoDate): number {
  const day = rules === 'portal' ? lastInvoiceDate : statutoryStart(lastInvoiceDate)
  const [, reference = 0] = references[rules].find(([from]) => day >= from) ?? []
  return 800 + reference
}

/** Days for which interest is owed, never below 0; none without an invoice date. */
export const interestDays = (
  rules: InterestRules,
  lastInvoiceDate: IsoDate | null,
  today: IsoDate,
): number =>
  lastInvoiceDate === null ? 0 : Math.max(0, daysBetween(lastInvoiceDate, today) - daysToPay[rules])

/**
 * Simple interest: amount × annual rate ÷ 365 × days (section 9), in whole pence, rounded half up, once,
 * at the end.
 */
export function simpleInterest(initialDebt: Pence, rate: number, days: number): Pence {
  // The product may exceed a double's precision.
  const doubled = 2n * BigInt(initialDebt) * BigInt(rate) * BigInt(days)
  return Number((doubled + 3_650_000n) / 7_300_000n)
}

const halfYear = (date: IsoDate) => `${date.slice(0, 4)} ${date.slice(5) < '07' ? 1 : 2}`

/** Whether the newest statutory rate is of an earlier half-year, so that the table needs a row. */
export const statutoryRatesAreStale = (today: IsoDate): boolean =>
  references.statutory.every(([from]) => halfYear(from) < halfYear(today))
