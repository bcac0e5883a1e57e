import { Flex, Span } from '@chakra-ui/react'
import { formatMoney } from '@/rules/money'
import { excludedText } from '../debt-count'
import type { DebtsSearch } from '../search'
import { BarChart } from './BarChart'
import { Chart } from './Chart'
import { type ChartFilter, type Slice, sumSlices } from './chart-data'

const figureRow = ({ label, count, outstanding, disputed }: Slice) => ({
  label,
  count: String(count),
  amount: formatMoney(outstanding),
  remark: disputed === 0 ? '' : `${formatMoney(disputed)} disputed`,
})

/** The outstanding amount by age or status, with its disputed share; each bar filters the list. */
export function OutstandingChart({
  by,
  slices,
  unknown,
  search,
  onFilter,
  isTableShown,
}: {
  by: 'Time overdue' | 'Status'
  slices: readonly Slice[]
  /** Number of debts left out because their outstanding amount is unknown. */
  unknown: number
  search: DebtsSearch
  onFilter: (filter: ChartFilter) => void
  isTableShown: boolean
}) {
  const name = `Outstanding by ${by.toLowerCase()}`
  const total = sumSlices('Total', slices)
  return (
    <Chart
      name={name}
      heads={[by, 'Debts', 'Outstanding']}
      rows={slices.map(figureRow)}
      total={figureRow(total)}
      isTableShown={isTableShown}
    >
      {slices.every(({ outstanding }) => outstanding === 0) ? (
        <Span px="2">Nothing is outstanding on these debts.</Span>
      ) : (
        <>
          <BarChart label={name} slices={slices} search={search} onFilter={onFilter} />
          {total.disputed !== 0 && (
            <Flex aria-hidden columnGap="4" px="2" mt="1" fontSize="xs" color="fg.muted">
              <LegendItem bg="accent">Not disputed</LegendItem>
              <LegendItem bg="bg.panel">Disputed</LegendItem>
            </Flex>
          )}
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

const LegendItem = ({ bg, children }: { bg: string; children: string }) => (
  <Flex align="center" gap="1.5">
    <Span boxSize="2.5" borderWidth="1px" borderColor="accent" bg={bg} />
    {children}
  </Flex>
)
