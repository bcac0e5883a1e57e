import type { IsoDate } from './days'

/** A reference rate in hundredths of a per cent (0.25 % is 25). */
export interface ReferenceRate {
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
export const portalOtherwise = 10

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
