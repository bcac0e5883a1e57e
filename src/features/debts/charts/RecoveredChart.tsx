import { BarList, type BarListData, useChart } from '@chakra-ui/charts'
import { formatMoney } from '@/rules/money'
import type { QuarterSlice } from './chart-data'

/** Draws the money recovered in each quarter as bars. */
export function RecoveredChart({ slices }: { slices: readonly QuarterSlice[] }) {
  const chart = useChart<BarListData>({
    data: slices.map(({ label, pence }) => ({ name: label, value: Math.max(0, pence) })),
    series: [{ name: 'name', color: 'accent.muted' }],
  })
  return (
    <BarList.Root chart={chart} barSize="8">
      <BarList.Content>
        <BarList.Bar />
        <BarList.Value valueFormatter={formatMoney} />
      </BarList.Content>
    </BarList.Root>
  )
}
