import { Box, chakra, Span } from '@chakra-ui/react'
import { GridColumns } from '@visx/grid'
import { Bar } from '@visx/shape'
import type { Pence } from '@/rules/money'
import { formatMoney } from '@/rules/money'
import type { DebtsSearch } from '../search'
import { formatAxisMoney, moneyScale } from './axis'
import type { Slice } from './breakdown'
import { type ChartFilter, isFiltered, withoutFilter } from './chart-filter'

/** In drawing units of 0.25 rem, so that the bars scale with the text; rows are 2.75 rem high. */
const rowHeight = 11
const lane = { top: 7, height: 3 }

const labelStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  w: 'full',
  h: '2.75rem',
  px: '2',
  pt: '1',
  textAlign: 'start',
  fontSize: 'sm',
  lineHeight: '1.25rem',
  borderRadius: 'md',
} as const
const StaticLabel = chakra('span', { base: labelStyle })
const LabelButton = chakra('button', {
  base: {
    ...labelStyle,
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 currentColor' },
  },
})

/** A horizontal bar chart; pressing a bar filters the list by it. */
export function BarChart({
  label,
  slices,
  search,
  onFilter,
}: {
  label: string
  slices: readonly Slice[]
  search: DebtsSearch
  onFilter: (filter: ChartFilter) => void
}) {
  const { positionOf, scale, ticks } = moneyScale(
    slices.map(({ pence }) => pence),
    [0, 100],
  )
  const height = slices.length * rowHeight
  return (
    <>
      <Box position="relative">
        <Box as="ul" role="list" aria-label={label} listStyleType="none">
          {slices.map((slice) => (
            <li key={slice.label}>
              <BarLabel slice={slice} search={search} onFilter={onFilter} />
            </li>
          ))}
        </Box>
        <Box position="absolute" inset="0" insetX="2" pointerEvents="none">
          <Box asChild display="block" w="full" h="full" overflow="visible">
            <svg aria-hidden viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
              {slices.map(({ label: key, pence, disputed }, index) => {
                const y = index * rowHeight + lane.top
                const undisputed = pence - disputed
                // Grid lines span only the bars, so that they do not cross the labels.
                return (
                  <g key={key}>
                    <GridColumns
                      top={y - 1}
                      height={lane.height + 2}
                      scale={scale}
                      tickValues={ticks}
                    />
                    <BarSegment from={positionOf(0)} to={positionOf(undisputed)} y={y} />
                    <BarSegment
                      from={positionOf(undisputed)}
                      to={positionOf(pence)}
                      y={y}
                      isHollow
                    />
                  </g>
                )
              })}
            </svg>
          </Box>
        </Box>
      </Box>
      <AxisLabels ticks={ticks} positionOf={positionOf} />
    </>
  )
}

/** In per cent of the width, so that small amounts stay visible. */
const minBarWidth = 0.5

function BarSegment({
  from,
  to,
  y,
  isHollow,
}: {
  from: number
  to: number
  y: number
  isHollow?: boolean
}) {
  if (from === to) return null
  return (
    <Bar
      className={isHollow ? 'bar hollow' : 'bar'}
      x={Math.min(from, to)}
      width={Math.max(Math.abs(to - from), minBarWidth)}
      y={y}
      height={lane.height}
    />
  )
}

function BarLabel({
  slice,
  search,
  onFilter,
}: {
  slice: Slice
  search: DebtsSearch
  onFilter: (filter: ChartFilter) => void
}) {
  const { filter, label: name, pence, count } = slice
  const content = (
    <>
      <Span flex="1" minW="0" truncate title={name}>
        {name}
      </Span>{' '}
      <Span fontVariantNumeric="tabular-nums" fontWeight="medium">
        {formatMoney(pence)}
      </Span>
    </>
  )
  const pressed = filter !== null && isFiltered(search, filter)
  if (filter === null || (count === 0 && !pressed)) {
    return <StaticLabel color={count === 0 ? 'fg.muted' : undefined}>{content}</StaticLabel>
  }
  return (
    <LabelButton
      type="button"
      aria-pressed={pressed}
      onClick={() => onFilter(pressed ? withoutFilter(filter) : filter)}
    >
      {content}
    </LabelButton>
  )
}

/** The amounts below the grid lines of a bar chart; positions are percentages. */
const AxisLabels = ({
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
