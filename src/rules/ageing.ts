const lastDays = [
  ['0-30', 30],
  ['31-60', 60],
  ['61-90', 90],
  ['91-180', 180],
  ['over-180', Number.POSITIVE_INFINITY],
] as const

/** How long something has been overdue, in bands. */
export type AgeBand = (typeof lastDays)[number][0]
export const ageBands: readonly AgeBand[] = lastDays.map(([band]) => band)

export const ageBandWords: Record<AgeBand, string> = {
  '0-30': 'Up to 30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  '91-180': '91–180 days',
  'over-180': 'Over 180 days',
}

/** What is not overdue yet counts among the youngest. */
export const ageBandOf = (daysOverdue: number): AgeBand =>
  lastDays.find(([, last]) => daysOverdue <= last)?.[0] ?? 'over-180'
