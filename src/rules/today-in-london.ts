import type { IsoDate } from './days'

/** 01:00 UTC on the last Sunday of a month of 31 days, in epoch milliseconds; January is 0. */
function lastSundayAtOne(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 31)).getUTCDay()
  return Date.UTC(year, month, 31 - weekday, 1)
}

/**
 * How far London's clocks are ahead of UTC, in milliseconds, by the Summer Time Act 1972 as amended by
 * the Summer Time Order 2002. Without `Intl`, whose first use in a page takes a phone over 100 ms.
 */
function londonOffset(at: Date): number {
  const year = at.getUTCFullYear()
  const isSummer = +at >= lastSundayAtOne(year, 2) && +at < lastSundayAtOne(year, 9)
  return isSummer ? 3_600_000 : 0
}

/** The day in London at a moment, in any time zone of the browser. */
export const todayInLondon = (now: Date): IsoDate =>
  new Date(+now + londonOffset(now)).toISOString().slice(0, 10)
