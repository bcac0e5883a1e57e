import type { Claim } from './claim'
import type { IsoDate } from './days'

/** The bands of days overdue, each with its upper limit in days. */
const overdueBands = [
  ['1-30', 30],
  ['31-60', 60],
  ['61-90', 90],
  ['91-180', 180],
  ['over-180', Number.POSITIVE_INFINITY],
] as const

/** The age of an open debt: not yet due, a band of days overdue, or unknown without an invoice date. */
export type AgeBand = 'not-due' | (typeof overdueBands)[number][0] | 'no-date'

export const ageBands: readonly AgeBand[] = [
  'not-due',
  ...overdueBands.map(([band]) => band),
  'no-date',
]

export const ageBandLabels: Record<AgeBand, string> = {
  'not-due': 'Not yet due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  '91-180': '91–180 days',
  'over-180': 'Over 180 days',
  'no-date': 'No date',
}

/** The age band of an open debt; null for a settled one. */
export function ageBandOf(
  { isSettled, daysOverdue }: Pick<Claim, 'isSettled' | 'daysOverdue'>,
  lastInvoiceDate: IsoDate | null,
): AgeBand | null {
  if (isSettled) return null
  if (lastInvoiceDate === null) return 'no-date'
  if (daysOverdue <= 0) return 'not-due'
  return overdueBands.find(([, last]) => daysOverdue <= last)?.[0] ?? 'over-180'
}

export const isOverdue = (band: AgeBand | null) =>
  band !== null && band !== 'not-due' && band !== 'no-date'
