import { BarSegment, useChart } from '@chakra-ui/charts'
import type { AgeSlice } from './chart-data'

/** Older debts are darker. */
const shade = (percent: number) =>
  `color-mix(in srgb, var(--chakra-colors-accent) ${percent}%, var(--chakra-colors-bg-panel))`

const colours: Record<AgeSlice['band'], string> = {
  'not-due': shade(15),
  '1-30': shade(28),
  '31-60': shade(42),
  '61-90': shade(58),
  '91-180': shade(76),
  'over-180': shade(100),
  'no-date': 'gray.emphasized',
  settled: 'green.emphasized',
}

/** The outstanding amount by age as one bar; its disputed part stands at the end. */
export function OutstandingChart({ slices }: { slices: readonly AgeSlice[] }) {
  const disputed = slices.reduce((sum, slice) => sum + slice.disputed, 0)
  const chart = useChart({
    data: [
      ...slices.map((slice) => ({
        name: slice.label,
        value: slice.outstanding - slice.disputed,
        color: colours[slice.band],
      })),
      { name: 'Disputed', value: disputed, color: 'amber.solid' },
    ].filter(({ value }) => value > 0),
  })
  return (
    <BarSegment.Root chart={chart} barSize="8">
      <BarSegment.Content>
        <BarSegment.Bar />
      </BarSegment.Content>
      <BarSegment.Legend showPercent />
    </BarSegment.Root>
  )
}
