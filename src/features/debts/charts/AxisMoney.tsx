import { Box } from '@chakra-ui/react'
import type { Pence } from '@/rules/money'
import { axisMoney } from './axis'

/** What the lines of lying bars stand for. */
export const AxisMoney = ({
  ticks,
  at,
}: {
  ticks: readonly Pence[]
  at: (pence: Pence) => number
}) => (
  <Box asChild display="block" w="full" h="1.25rem" px="2" overflow="visible">
    <svg aria-hidden>
      {ticks.map((tick) => (
        <text key={tick} x={`${at(tick)}%`} y="0.9rem" textAnchor={anchorAt(at(tick))}>
          {axisMoney(tick)}
        </text>
      ))}
    </svg>
  </Box>
)

/** At an edge the words stay within the drawing. */
const anchorAt = (place: number) => (place < 5 ? 'start' : place > 95 ? 'end' : 'middle')
