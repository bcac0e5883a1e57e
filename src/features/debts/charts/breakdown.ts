import { type AgeBand, ageBands, ageBandWords } from '@/rules/ageing'
import type { Pence } from '@/rules/money'
import { ageBand } from '../ageing'
import type { DebtRow } from '../debt-row'
import { debtsSearch } from '../search'
import type { Ask } from './ask'

/** A part of what is outstanding. */
export interface Slice {
  words: string
  count: number
  pence: Pence
  /** How much of it is disputed. */
  disputed: Pence
  /** Null where no filter finds these debts alone. */
  ask: Ask | null
}

/** More bars than this are no picture any more. */
const mostStatuses = 6

class Sums<K> {
  readonly sums = new Map<K, Omit<Slice, 'words' | 'ask'>>()

  add(key: K, { outstanding, disputed }: DebtRow) {
    const sum = this.sums.get(key) ?? { count: 0, pence: 0, disputed: 0 }
    sum.count += 1
    sum.pence += outstanding
    if (disputed) sum.disputed += outstanding
    this.sums.set(key, sum)
  }

  of(key: K) {
    return this.sums.get(key) ?? { count: 0, pence: 0, disputed: 0 }
  }
}

export interface Outstanding {
  byAge: readonly Slice[]
  byStatus: readonly Slice[]
}

/** What is outstanding, taken apart twice; the parts of each add up to the whole, to the penny. */
export function outstandingBy(rows: readonly DebtRow[]): Outstanding {
  const ages = new Sums<AgeBand | null>()
  const statuses = new Sums<string>()
  for (const row of rows) {
    ages.add(ageBand(row), row)
    statuses.add(row.status.trim() === '' ? '' : row.status, row)
  }
  return { byAge: ageSlices(ages), byStatus: statusSlices(statuses) }
}

function ageSlices(sums: Sums<AgeBand | null>): Slice[] {
  const settled = sums.of(null)
  return [
    ...ageBands.map((band) => ({
      words: ageBandWords[band],
      ...sums.of(band),
      ask: { age: [band] },
    })),
    // A debt that is settled no longer ages; one that is overpaid takes off the sum.
    ...(settled.count > 0
      ? [{ words: 'Settled', ...settled, ask: { show: 'settled' } as Ask }]
      : []),
  ]
}

/** The address has no room for one that is endless, nor for one that says nothing. */
const isFindable = (status: string) => debtsSearch({ status }).status?.[0] === status

function statusSlices({ sums }: Sums<string>): Slice[] {
  const slices = [...sums]
    .map(([status, sum]) => ({
      words: status || 'No status',
      ...sum,
      ask: isFindable(status) ? { status: [status] } : null,
    }))
    .sort((one, other) => other.pence - one.pence || other.count - one.count)
  if (slices.length <= mostStatuses + 1) return slices
  const rest = slices.slice(mostStatuses)
  const sum = (of: (slice: Slice) => number) => rest.reduce((total, slice) => total + of(slice), 0)
  const others = {
    words: `${rest.length} other statuses`,
    count: sum((slice) => slice.count),
    pence: sum((slice) => slice.pence),
    disputed: sum((slice) => slice.disputed),
    ask: null,
  }
  return [...slices.slice(0, mostStatuses), others]
}
