import type { Claim } from './claim'
import type { IsoDate } from './days'

/** The ages of open debts, each with its last day overdue. */
const bands = [
  ['not-due', 'Not yet due', 0],
  ['1-30', '1–30 days', 30],
  ['31-60', '31–60 days', 60],
  ['61-90', '61–90 days', 90],
  ['91-180', '91–180 days', 180],
  ['over-180', 'Over 180 days', Number.POSITIVE_INFINITY],
  ['no-date', 'No date', Number.NaN],
] as const

export type AgeBand = (typeof bands)[number][0]

export const ageBands: readonly AgeBand[] = bands.map(([band]) => band)

export const ageBandLabels = Object.fromEntries(bands) as Record<AgeBand, string>

/** The age band of an open debt; null for a settled one. */
export function ageBandOf(
  { isSettled, daysOverdue }: Pick<Claim, 'isSettled' | 'daysOverdue'>,
  lastInvoiceDate: IsoDate | null,
): AgeBand | null {
  if (isSettled) return null
  if (lastInvoiceDate === null) return 'no-date'
  return bands.find(([, , last]) => daysOverdue <= last)?.[0] ?? null
}

export const isOverdue = (band: AgeBand | null) =>
  band !== null && band !== 'not-due' && band !== 'no-date'
