import { addDays, daysBetween, daysOverdue, type IsoDate } from './days'
import { portalOtherwise, portalRates, type ReferenceRate, statutoryRates } from './interest-rates'
import type { Pence } from './money'

/** `portal`: section 9 of the specification. `statutory`: the 1998 Act's half-yearly rates. */
export type InterestRules = 'portal' | 'statutory'

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
