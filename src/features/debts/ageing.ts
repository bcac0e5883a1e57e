import type { Pence } from '@/rules/money'
import type { DebtRow } from './debt-row'
import { type AgeBand, ageBands } from './search'

export const bandWords: Record<AgeBand, string> = {
  '0-30': '0–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  '91-180': '91–180 days',
  'over-180': 'Over 180 days',
}

const lastDays: readonly (readonly [AgeBand, number])[] = [
  ['0-30', 30],
  ['31-60', 60],
  ['61-90', 90],
  ['91-180', 180],
]

/** How long a debt has been overdue; one that is settled no longer ages. */
export function ageBand({ outstanding, overdue }: DebtRow): AgeBand | null {
  if (outstanding <= 0) return null
  return lastDays.find(([, last]) => overdue <= last)?.[0] ?? 'over-180'
}

export interface Ageing {
  band: AgeBand
  count: number
  outstanding: Pence
  interest: Pence
}

/** What is outstanding in each band, the youngest first. */
export function ageingOf(rows: readonly DebtRow[]): readonly Ageing[] {
  const bands = ageBands.map((band) => ({ band, count: 0, outstanding: 0, interest: 0 }))
  for (const row of rows) {
    const place = bands.find(({ band }) => band === ageBand(row))
    if (!place) continue
    place.count += 1
    place.outstanding += row.outstanding
    place.interest += row.interest
  }
  return bands
}
