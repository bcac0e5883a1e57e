import { Box } from '@chakra-ui/react'
import type { Pence } from '@/rules/money'
import { formatAxisMoney } from './axis'

/** The amounts below the grid lines of a bar chart; positions are percentages. */
export const AxisLabels = ({
  ticks,
  positionOf,
}: {
  ticks: readonly Pence[]
  positionOf: (pence: Pence) => number
}) => (
  <Box asChild display="block" w="full" h="1.25rem" px="2" overflow="visible">
    <svg aria-hidden>
      {ticks.map((tick) => (
        <text
          key={tick}
          x={`${positionOf(tick)}%`}
          y="0.9rem"
          textAnchor={textAnchorAt(positionOf(tick))}
        >
          {formatAxisMoney(tick)}
        </text>
      ))}
    </svg>
  </Box>
)

/** Keeps labels near an edge inside the drawing. */
const textAnchorAt = (percent: number) => (percent < 5 ? 'start' : percent > 95 ? 'end' : 'middle')
