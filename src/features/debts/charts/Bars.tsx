import { Box, chakra, Span } from '@chakra-ui/react'
import { GridColumns } from '@visx/grid'
import { Bar } from '@visx/shape'
import { formatMoney } from '@/rules/money'
import type { DebtsSearch } from '../search'
import { AxisMoney } from './AxisMoney'
import { moneyScale } from './axis'
import type { Slice } from './breakdown'
import { type ChartFilter, isFiltered, without } from './chart-filter'

/** A row is 2.75 rem high, and a quarter of a rem is one unit of the drawing: it grows with the text. */
const row = 11
const lane = { top: 7, height: 3 }

const words = {
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
const Words = chakra('span', { base: words })
const WordsButton = chakra('button', {
  base: {
    ...words,
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 currentColor' },
  },
})

/** Amounts lying one under the other; pressing one shows its debts alone. */
export function Bars({
  label,
  slices,
  search,
  onFilter,
}: {
  label: string
  slices: readonly Slice[]
  search: DebtsSearch
  onFilter: (ask: ChartFilter) => void
}) {
  const { at, scale, ticks } = moneyScale(
    slices.map(({ pence }) => pence),
    [0, 100],
  )
  const height = slices.length * row
  return (
    <>
      <Box position="relative">
        <Box as="ul" role="list" aria-label={label} listStyleType="none">
          {slices.map((slice) => (
            <li key={slice.words}>
              <BarWords slice={slice} search={search} onFilter={onFilter} />
            </li>
          ))}
        </Box>
        <Box position="absolute" inset="0" insetX="2" pointerEvents="none">
          <Box asChild display="block" w="full" h="full" overflow="visible">
            <svg aria-hidden viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
              {slices.map(({ words: key, pence, disputed }, place) => {
                const y = place * row + lane.top
                const undisputed = pence - disputed
                // The lines of the money stay out of the words.
                return (
                  <g key={key}>
                    <GridColumns
                      top={y - 1}
                      height={lane.height + 2}
                      scale={scale}
                      tickValues={ticks}
                    />
                    <Part from={at(0)} to={at(undisputed)} y={y} />
                    <Part from={at(undisputed)} to={at(pence)} y={y} hollow />
                  </g>
                )
              })}
            </svg>
          </Box>
        </Box>
      </Box>
      <AxisMoney ticks={ticks} at={at} />
    </>
  )
}

/** Never so short that it is not seen. */
const least = 0.5

function Part({ from, to, y, hollow }: { from: number; to: number; y: number; hollow?: boolean }) {
  if (from === to) return null
  return (
    <Bar
      className={hollow ? 'bar hollow' : 'bar'}
      x={Math.min(from, to)}
      width={Math.max(Math.abs(to - from), least)}
      y={y}
      height={lane.height}
    />
  )
}

function BarWords({
  slice,
  search,
  onFilter,
}: {
  slice: Slice
  search: DebtsSearch
  onFilter: (ask: ChartFilter) => void
}) {
  const { ask, words: name, pence, count } = slice
  const inside = (
    <>
      <Span flex="1" minW="0" truncate title={name}>
        {name}
      </Span>{' '}
      <Span fontVariantNumeric="tabular-nums" fontWeight="medium">
        {formatMoney(pence)}
      </Span>
    </>
  )
  const pressed = ask !== null && isFiltered(search, ask)
  if (ask === null || (count === 0 && !pressed)) {
    return <Words color={count === 0 ? 'fg.muted' : undefined}>{inside}</Words>
  }
  return (
    <WordsButton
      type="button"
      aria-pressed={pressed}
      onClick={() => onFilter(pressed ? without(ask) : ask)}
    >
      {inside}
    </WordsButton>
  )
}
