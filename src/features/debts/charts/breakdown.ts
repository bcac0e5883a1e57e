import { type AgeTotals, totalsByAge } from '@/rules/age-totals'
import { ageBandLabels } from '@/rules/ageing'
import type { Pence } from '@/rules/money'
import type { DebtRow } from '../debt-row'
import { debtsSearch } from '../search'
import type { ChartFilter } from './chart-filter'

/** One group of debts in a breakdown; amounts in pence. */
export interface Slice {
  label: string
  count: number
  pence: Pence
  /** The disputed share of `pence`. */
  disputed: Pence
  /** Null if no filter selects exactly these debts. */
  filter: ChartFilter | null
}

/** More bars would be unreadable; further statuses are grouped. */
const maxStatuses = 6

function sumsByStatus(rows: readonly DebtRow[]) {
  const sums = new Map<string, Omit<Slice, 'label' | 'filter'>>()
  for (const { status, outstanding, disputed } of rows) {
    if (outstanding === null) continue
    const name = status.trim() === '' ? '' : status
    const sum = sums.get(name) ?? { count: 0, pence: 0, disputed: 0 }
    sum.count += 1
    sum.pence += outstanding
    if (disputed) sum.disputed += outstanding
    sums.set(name, sum)
  }
  return sums
}

export interface Outstanding {
  byAge: readonly Slice[]
  byStatus: readonly Slice[]
}

/**
 * The outstanding amount by age and by status. Each breakdown adds up to the total, to the penny;
 * debts with an unknown outstanding amount are left out.
 */
export const outstandingBreakdown = (rows: readonly DebtRow[]): Outstanding => ({
  byAge: ageSlices(rows),
  byStatus: statusSlices(rows),
})

const sliceOf = ({ count, outstanding, disputed }: AgeTotals) => ({
  count,
  pence: outstanding,
  disputed,
})

function ageSlices(rows: readonly DebtRow[]): Slice[] {
  const { bands, settled } = totalsByAge(rows)
  return [
    ...bands.map((totals) => ({
      label: ageBandLabels[totals.band],
      ...sliceOf(totals),
      filter: { age: [totals.band] },
    })),
    // Included because an overpaid debt reduces the total.
    ...(settled.count > 0
      ? [{ label: 'Settled', ...sliceOf(settled), filter: { show: 'settled' } as ChartFilter }]
      : []),
  ]
}

/** False for a blank or very long status, which the URL cannot hold. */
const isValidFilter = (status: string) => debtsSearch({ status }).status?.[0] === status

function statusSlices(rows: readonly DebtRow[]): Slice[] {
  const slices = [...sumsByStatus(rows)]
    .map(([status, sum]) => ({
      label: status || 'No status',
      ...sum,
      filter: isValidFilter(status) ? { status: [status] } : null,
    }))
    .sort((one, other) => other.pence - one.pence || other.count - one.count)
  if (slices.length <= maxStatuses + 1) return slices
  const rest = slices.slice(maxStatuses)
  const sum = (of: (slice: Slice) => number) => rest.reduce((total, slice) => total + of(slice), 0)
  const others = {
    label: `${rest.length} other statuses`,
    count: sum((slice) => slice.count),
    pence: sum((slice) => slice.pence),
    disputed: sum((slice) => slice.disputed),
    filter: null,
  }
  return [...slices.slice(0, maxStatuses), others]
}
