import { type AgeBand, ageBands } from './ageing'
import type { Pence } from './money'

export interface AgedDebt {
  /** Null: settled, or the outstanding amount is unknown. */
  ageBand: AgeBand | null
  /** Null: unknown. */
  outstanding: Pence | null
  /** Null: unknown. */
  interest: Pence | null
  disputed: boolean
}

/** The totals of one band; amounts in pence. */
export interface AgeTotals {
  band: AgeBand | 'settled'
  count: number
  outstanding: Pence
  interest: Pence
  /** The disputed part of the outstanding amount. */
  disputed: Pence
}

/** The totals by age band, those of the settled debts, and the number of debts with an unknown amount. */
export function totalsByAge(debts: readonly AgedDebt[]): {
  bands: readonly (AgeTotals & { band: AgeBand })[]
  settled: AgeTotals
  unknown: number
} {
  const empty = { count: 0, outstanding: 0, interest: 0, disputed: 0 }
  const bands = ageBands.map((band) => ({ band, ...empty }))
  const settled = { band: 'settled' as const, ...empty }
  let unknown = 0
  for (const debt of debts) {
    if (debt.outstanding === null) {
      unknown += 1
      continue
    }
    const totals = bands.find(({ band }) => band === debt.ageBand) ?? settled
    totals.count += 1
    totals.outstanding += debt.outstanding
    totals.interest += debt.interest ?? 0
    if (debt.disputed) totals.disputed += debt.outstanding
  }
  return { bands, settled, unknown }
}
