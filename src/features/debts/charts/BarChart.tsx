import { Box, chakra, Span } from '@chakra-ui/react'
import { deepEqual } from '@tanstack/react-router'
import { formatMoney } from '@/rules/money'
import type { DebtsSearch } from '../search'
import { formatAxisMoney, moneyScale } from './axis'
import { Drawing } from './Chart'
import type { ChartFilter, Slice } from './chart-data'

interface BarChartProps {
  label: string
  slices: readonly Slice[]
  search: DebtsSearch
  onFilter: (filter: ChartFilter) => void
}

/** A horizontal bar chart; pressing a bar filters the list by it. */
export function BarChart({ label, slices, search, onFilter }: BarChartProps) {
  const { positionOf, ticks } = moneyScale(
    slices.map(({ outstanding }) => outstanding),
    [0, 100],
  )
  return (
    <>
      <Box as="ul" role="list" aria-label={label} listStyleType="none">
        {slices.map((slice) => {
          const undisputed = slice.outstanding - slice.disputed
          return (
            <Box as="li" key={slice.label} position="relative">
              <BarLabel slice={slice} search={search} onFilter={onFilter} />
              {/* In units of 0.25 rem vertically, so that the bars scale with the text. */}
              <Drawing
                position="absolute"
                inset="0"
                px="2"
                pointerEvents="none"
                viewBox="0 0 100 11"
                preserveAspectRatio="none"
              >
                {ticks.map((tick) => (
                  <line key={tick} x1={positionOf(tick)} x2={positionOf(tick)} y1="6" y2="11" />
                ))}
                <BarSegment from={positionOf(0)} to={positionOf(undisputed)} className="bar" />
                <BarSegment
                  from={positionOf(undisputed)}
                  to={positionOf(slice.outstanding)}
                  className="bar hollow"
                />
              </Drawing>
            </Box>
          )
        })}
      </Box>
      <Drawing h="1.25rem" px="2">
        {ticks.map((tick) => {
          const x = positionOf(tick)
          return (
            <text key={tick} x={`${x}%`} y="0.9rem" textAnchor={textAnchorAt(x)}>
              {formatAxisMoney(tick)}
            </text>
          )
        })}
      </Drawing>
    </>
  )
}

/** Keeps labels near an edge inside the drawing. */
const textAnchorAt = (percent: number) => (percent < 5 ? 'start' : percent > 95 ? 'end' : 'middle')

/** In per cent of the width, so that small amounts stay visible. */
const minBarWidth = 0.5

const BarSegment = ({ from, to, className }: { from: number; to: number; className: string }) =>
  from !== to && (
    <rect
      className={className}
      x={Math.min(from, to)}
      width={Math.max(Math.abs(to - from), minBarWidth)}
      y="7"
      height="3"
    />
  )

const Label = chakra('span', {
  base: {
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
    '&:is(button)': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
    '&[aria-pressed=true]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 currentColor' },
  },
})

function BarLabel({
  slice: { filter, label, outstanding, count },
  search,
  onFilter,
}: { slice: Slice } & Pick<BarChartProps, 'search' | 'onFilter'>) {
  const content = (
    <>
      <Span flex="1" minW="0" truncate title={label}>
        {label}
      </Span>{' '}
      <Span fontVariantNumeric="tabular-nums" fontWeight="medium">
        {formatMoney(outstanding)}
      </Span>
    </>
  )
  const isPressed = filter !== null && deepEqual({ ...search, ...filter }, search)
  if (filter === null || (count === 0 && !isPressed)) {
    return <Label color={count === 0 ? 'fg.muted' : undefined}>{content}</Label>
  }
  const cleared = Object.fromEntries(Object.keys(filter).map((field) => [field, undefined]))
  return (
    <Label asChild>
      <button
        type="button"
        aria-pressed={isPressed}
        onClick={() => onFilter(isPressed ? cleared : filter)}
      >
        {content}
      </button>
    </Label>
  )
}
