import { Flex, Span } from '@chakra-ui/react'
import { formatMoney, type Pence } from '@/rules/money'
import type { DebtsSearch } from '../search'
import { excludedText } from '../summary/excluded-text'
import { BarChart } from './BarChart'
import type { Slice } from './breakdown'
import { Chart } from './Chart'
import type { ChartFilter } from './chart-filter'

const sum = (slices: readonly Slice[], of: (slice: Slice) => Pence) =>
  slices.reduce((total, slice) => total + of(slice), 0)

/** The outstanding amount by age or status, with its disputed share; each bar filters the list. */
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
  /** Number of debts left out because their outstanding amount is unknown. */
  unknown: number
  search: DebtsSearch
  onFilter: (filter: ChartFilter) => void
  isTableShown: boolean
}) {
  const name = `Outstanding by ${by}`
  const figureRow = ({ label, count, pence, disputed }: Omit<Slice, 'filter'>) => ({
    label,
    count: String(count),
    amount: formatMoney(pence),
    remark: disputed === 0 ? '' : `${formatMoney(disputed)} disputed`,
  })
  const total = {
    label: 'Total',
    count: sum(slices, ({ count }) => count),
    pence: sum(slices, ({ pence }) => pence),
    disputed: sum(slices, ({ disputed }) => disputed),
  }
  return (
    <Chart
      name={name}
      figures={{
        heads: [by === 'status' ? 'Status' : 'Time overdue', 'Debts', 'Outstanding'],
        rows: slices.map(figureRow),
        total: figureRow(total),
      }}
      isTableShown={isTableShown}
    >
      {slices.every(({ pence }) => pence === 0) ? (
        <Span px="2">Nothing is outstanding on these debts.</Span>
      ) : (
        <>
          <BarChart label={name} slices={slices} search={search} onFilter={onFilter} />
          {total.disputed !== 0 && <Legend />}
        </>
      )}
      {unknown > 0 && (
        <Span px="2" mt="1" fontSize="sm" color="fg.muted">
          {excludedText(unknown, 'outstanding amount')}
        </Span>
      )}
    </Chart>
  )
}

const Legend = () => (
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
