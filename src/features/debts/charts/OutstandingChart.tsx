import { BarSegment, useChart } from '@chakra-ui/charts'
import type { AgeSlice } from './chart-data'

/** From light to dark with the age. */
const shades = [
  'gray.emphasized',
  'blue.emphasized',
  'accent.emphasized',
  'blue.solid',
  'accent.solid',
  'purple.solid',
  'gray.solid',
]

/** The outstanding amount by age as one bar; its disputed part stands at the end. */
export function OutstandingChart({ slices }: { slices: readonly AgeSlice[] }) {
  const disputed = slices.reduce((sum, slice) => sum + slice.disputed, 0)
  const chart = useChart({
    data: [
      ...slices.map((slice, index) => ({
        name: slice.label,
        value: slice.outstanding - slice.disputed,
        color: shades[index] ?? 'gray.solid',
      })),
      { name: 'Disputed', value: disputed, color: 'amber.solid' },
    ].filter(({ value }) => value > 0),
  })
  return (
    <BarSegment.Root chart={chart}>
      <BarSegment.Content>
        <BarSegment.Bar />
      </BarSegment.Content>
      <BarSegment.Legend showPercent />
    </BarSegment.Root>
  )
}
