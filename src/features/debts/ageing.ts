import { type AgeBand, ageBandOf, ageBands } from '@/rules/ageing'
import type { Pence } from '@/rules/money'
import type { DebtRow } from './debt-row'

/** How long a debt has been overdue; one that is settled no longer ages. */
export function ageBand({ outstanding, overdue }: DebtRow): AgeBand | null {
  return outstanding <= 0 ? null : ageBandOf(overdue)
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
    const own = ageBand(row)
    const place = own && bands.find(({ band }) => band === own)
    if (!place) continue
    place.count += 1
    place.outstanding += row.outstanding
    place.interest += row.interest
  }
  return bands
}
