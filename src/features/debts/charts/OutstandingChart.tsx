import { Flex, Span } from '@chakra-ui/react'
import { formatMoney, type Pence } from '@/rules/money'
import type { DebtsSearch } from '../search'
import { leftOut } from '../summary/excluded'
import { Bars } from './Bars'
import type { Slice } from './breakdown'
import { Chart } from './Chart'
import type { ChartFilter } from './chart-filter'

const sum = (slices: readonly Slice[], of: (slice: Slice) => Pence) =>
  slices.reduce((total, slice) => total + of(slice), 0)

/** What is outstanding in parts, how much of each is disputed, and the way to the debts of each. */
export function OutstandingChart({
  by,
  slices,
  unknown,
  search,
  onFilter,
  isTableShown,
}: {
  by: 'time overdue' | 'status'
  slices: readonly Slice[]
  /** Debts left out, because what is outstanding of them is unknown. */
  unknown: number
  search: DebtsSearch
  onFilter: (ask: ChartFilter) => void
  isTableShown: boolean
}) {
  const name = `Outstanding by ${by}`
  const rowOf = ({ words, count, pence, disputed }: Omit<Slice, 'ask'>) => ({
    words,
    count: String(count),
    amount: formatMoney(pence),
    remark: disputed === 0 ? '' : `${formatMoney(disputed)} disputed`,
  })
  const total = {
    words: 'Total',
    count: sum(slices, ({ count }) => count),
    pence: sum(slices, ({ pence }) => pence),
    disputed: sum(slices, ({ disputed }) => disputed),
  }
  return (
    <Chart
      name={name}
      figures={{
        heads: [by === 'status' ? 'Status' : 'Time overdue', 'Debts', 'Outstanding'],
        rows: slices.map(rowOf),
        total: rowOf(total),
      }}
      isTableShown={isTableShown}
    >
      {slices.every(({ pence }) => pence === 0) ? (
        <Span px="2">Nothing is outstanding on these debts.</Span>
      ) : (
        <>
          <Bars label={name} slices={slices} search={search} onFilter={onFilter} />
          {total.disputed !== 0 && <Key />}
        </>
      )}
      {unknown > 0 && (
        <Span px="2" mt="1" fontSize="sm" color="fg.muted">
          {leftOut(unknown, 'outstanding amount')}
        </Span>
      )}
    </Chart>
  )
}

const Key = () => (
  <Flex aria-hidden columnGap="4" px="2" mt="1" fontSize="xs" color="fg.muted">
    <Flex align="center" gap="1.5">
      <Span boxSize="2.5" borderWidth="1px" borderColor="accent" bg="accent" />
      Not disputed
    </Flex>
    <Flex align="center" gap="1.5">
      <Span boxSize="2.5" borderWidth="1px" borderColor="accent" bg="bg.panel" />
      Disputed
    </Flex>
  </Flex>
)
