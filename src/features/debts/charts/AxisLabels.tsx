import { Box } from '@chakra-ui/react'
import type { Pence } from '@/rules/money'
import { formatAxisMoney } from './axis'

/** What the lines of lying bars stand for. */
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

/** At an edge the words stay within the drawing. */
const textAnchorAt = (percent: number) => (percent < 5 ? 'start' : percent > 95 ? 'end' : 'middle')
