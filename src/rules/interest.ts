import { addDays, daysBetween, daysOverdue, type IsoDate } from './days'
import type { Pence } from './money'

/** `portal`: section 9 of the specification. `statutory`: the 1998 Act's half-yearly rates. */
export type InterestRules = 'portal' | 'statutory'

/** A reference rate in hundredths of a per cent (0.25 % is 25). */
interface ReferenceRate {
  from: IsoDate
  reference: number
}

/**
 * Section 9 of the specification: the percentage added to 8 for a last invoice AFTER the given day;
 * newest first.
 */
export const portalRates: readonly ReferenceRate[] = [
  { from: '2020-04-19', reference: 10 },
  { from: '2020-04-11', reference: 25 },
  { from: '2018-09-02', reference: 75 },
  { from: '2017-12-02', reference: 50 },
  { from: '2016-09-04', reference: 25 },
  { from: '2009-04-05', reference: 50 },
]

/** Section 9: the rate for an invoice on or before the oldest of those days. */
const portalOtherwise = 10

/**
 * The official dealing rate on the 30 June or 31 December before each half-year, in force FROM the
 * given day (Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002, SI 2002/1675,
 * art. 4); newest first. A half-year without a change has no row.
 */
export const statutoryRates: readonly ReferenceRate[] = [
  { from: '2026-07-01', reference: 375 },
  { from: '2026-01-01', reference: 375 },
  { from: '2025-07-01', reference: 425 },
  { from: '2025-01-01', reference: 475 },
  { from: '2024-01-01', reference: 525 },
  { from: '2023-07-01', reference: 500 },
  { from: '2023-01-01', reference: 350 },
  { from: '2022-07-01', reference: 125 },
  { from: '2022-01-01', reference: 25 },
  { from: '2020-07-01', reference: 10 },
  { from: '2019-01-01', reference: 75 },
  { from: '2018-01-01', reference: 50 },
  { from: '2017-01-01', reference: 25 },
  { from: '2009-07-01', reference: 50 },
  { from: '2009-01-01', reference: 200 },
  { from: '2008-07-01', reference: 500 },
  { from: '2007-07-01', reference: 550 },
  { from: '2007-01-01', reference: 500 },
  { from: '2006-01-01', reference: 450 },
  { from: '2005-01-01', reference: 475 },
  { from: '2004-07-01', reference: 450 },
  { from: '2003-07-01', reference: 375 },
  { from: '2002-07-01', reference: 400 },
]

/** Both rule sets add the reference rate to 8 per cent; in hundredths of a per cent. */
const base = 800

/** The Act, section 4: interest starts to run 30 days after the invoice. */
const startsToRun = 30

/**
 * The annual rate in hundredths of a per cent (8.1 % is 810), fixed for the life of the debt.
 * An invoice older than the statutory table uses its oldest row.
 */
export function annualRate(rules: InterestRules, lastInvoiceDate: IsoDate): number {
  if (rules === 'portal') {
    const row = portalRates.find(({ from }) => lastInvoiceDate > from)
    return base + (row?.reference ?? portalOtherwise)
  }
  const starts = addDays(lastInvoiceDate, startsToRun)
  const row = statutoryRates.find(({ from }) => starts >= from) ?? statutoryRates.at(-1)
  return base + (row?.reference ?? 0)
}

/** Days for which interest is owed, never below 0. */
export function interestDays(
  rules: InterestRules,
  lastInvoiceDate: IsoDate | null,
  today: IsoDate,
): number {
  if (rules === 'portal' || lastInvoiceDate === null) return daysOverdue(lastInvoiceDate, today)
  return Math.max(0, daysBetween(lastInvoiceDate, today) - startsToRun)
}

/**
 * Simple interest on the initial debt: amount × annual rate ÷ 365 × days (section 9).
 * In whole pence, rounded half up, once, at the end.
 */
export function interest(input: {
  rules: InterestRules
  initialDebt: Pence
  lastInvoiceDate: IsoDate | null
  today: IsoDate
}): Pence {
  const { rules, initialDebt, lastInvoiceDate, today } = input
  const days = interestDays(rules, lastInvoiceDate, today)
  if (lastInvoiceDate === null || days <= 0 || initialDebt <= 0) return 0
  // The product of amount, rate and days may exceed a double's precision.
  const product = BigInt(initialDebt) * BigInt(annualRate(rules, lastInvoiceDate)) * BigInt(days)
  const divisor = 365n * 10_000n
  return Number((2n * product + divisor) / (2n * divisor))
}

/** Whether the newest statutory rate has expired, so that the table needs a row. */
export function statutoryRatesAreStale(
  today: IsoDate,
  rates: readonly ReferenceRate[] = statutoryRates,
): boolean {
  const from = rates[0]?.from ?? today
  const [year = 0, month = 1] = from.split('-').map(Number)
  const ends = month === 1 ? `${year}-07-01` : `${year + 1}-01-01`
  return today >= ends
}
