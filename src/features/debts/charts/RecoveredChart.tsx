import { Box, Grid, Text } from '@chakra-ui/react'
import { GridRows } from '@visx/grid'
import { scaleBand } from '@visx/scale'
import { Bar } from '@visx/shape'
import { formatMoney, type Pence } from '@/rules/money'
import type { Period } from '@/rules/periods'
import { excludedText } from '../summary/excluded-text'
import { formatAxisMoney, moneyScale } from './axis'
import { Chart } from './Chart'
import type { Received, Recovered } from './recovered'

/** Payments by period; undated payments are listed apart, never assigned to a period. */
export function RecoveredChart({
  recovered,
  isTableShown,
}: {
  recovered: Recovered
  isTableShown: boolean
}) {
  const { periods, undated, total } = recovered
  const isDated = periods.some(({ pence }) => pence !== 0)
  const payments = periods.reduce((sum, period) => sum + period.payments, 0)
  const figureRow = (label: string, count: string, pence: Pence) => ({
    label,
    count,
    amount: formatMoney(pence),
  })
  return (
    <Chart
      name="Recovered over time"
      figures={{
        heads: ['When', 'Payments', 'Recovered'],
        rows: [
          ...(isDated ? periods : []).map((period) =>
            figureRow(period.label, `${period.payments}`, period.pence),
          ),
          ...(undated === 0 ? [] : [figureRow('Date not given', '', undated)]),
        ],
        total: figureRow('Total', `${payments}`, total),
      }}
      isTableShown={isTableShown}
      isWide
    >
      {isDated && <ColumnChart periods={periods} />}
      <Text mt={isDated ? '2' : '0'} px="2" fontSize="sm" color="fg.muted">
        {remarkText(isDated, recovered)} {excludedText(recovered.unknown, 'paid amount')}
      </Text>
    </Chart>
  )
}

function remarkText(isDated: boolean, { unit, undated, total }: Recovered): string {
  if (!isDated && total === 0) return 'Nothing has been paid on these debts yet.'
  const sum = `${formatMoney(total)} recovered`
  if (!isDated) return `${sum}. The list does not say when it was paid.`
  const when = `${sum}, by the ${unit} it was paid`
  return undated === 0 ? `${when}.` : `${when}; ${formatMoney(undated)} of it has no date.`
}

/** The amount received in each period as columns; the table has the figures. */
function ColumnChart({ periods }: { periods: readonly Received[] }) {
  const { positionOf, scale, ticks } = moneyScale(
    periods.map(({ pence }) => pence),
    [100, 0],
  )
  const xScale = scaleBand({
    domain: periods.map(({ label }) => label),
    range: [0, 100],
    paddingInner: 0.3,
    // Aligns each column with its label below.
    paddingOuter: 0.15,
  })
  return (
    <Grid
      templateColumns="3.25rem minmax(0, 1fr)"
      templateRows="minmax(12rem, 1fr) auto"
      flex="1"
      columnGap="2"
      pt="2"
      px="2"
    >
      <Box asChild display="block" w="full" h="full" overflow="visible">
        <svg aria-hidden>
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${positionOf(tick)}%`} dy="0.3em" textAnchor="end">
              {formatAxisMoney(tick)}
            </text>
          ))}
        </svg>
      </Box>
      <Box position="relative">
        <Box asChild position="absolute" inset="0" w="full" h="full" overflow="visible">
          <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
            <GridRows scale={scale} tickValues={ticks} width={100} />
            {periods.map(({ label, pence }) => (
              <Bar
                key={label}
                className="bar"
                x={xScale(label)}
                width={xScale.bandwidth()}
                y={Math.min(positionOf(pence), positionOf(0))}
                height={Math.abs(positionOf(pence) - positionOf(0))}
              >
                <title>{`${label}: ${formatMoney(pence)}`}</title>
              </Bar>
            ))}
          </svg>
        </Box>
      </Box>
      <PeriodLabels periods={periods} />
    </Grid>
  )
}

/** Shows only every other label where columns are narrow. */
const PeriodLabels = ({ periods }: { periods: readonly Period[] }) => (
  <Box gridColumn="2" css={{ containerType: 'inline-size' }}>
    <Grid
      aria-hidden
      templateColumns={`repeat(${periods.length}, minmax(0, 1fr))`}
      mt="1"
      fontSize="xs"
      lineHeight="1.1rem"
      color="fg.muted"
      whiteSpace="nowrap"
      css={{
        '& > *': { display: 'grid', justifyContent: 'center', justifyItems: 'center' },
        '@container (max-width: 15rem)': { '& > :nth-last-of-type(even) > .name': { opacity: 0 } },
      }}
    >
      {periods.map(({ label, shortLabel, year }, index) => (
        <div key={label}>
          <span className="name">{shortLabel}</span>
          {isYearShown(periods, index) && <span>{year}</span>}
        </div>
      ))}
    </Grid>
  </Box>
)

/** True at the first period of a year; at the first column only if the label has room. */
function isYearShown(periods: readonly Period[], index: number): boolean {
  const yearAt = (at: number) => periods[at]?.year
  if (periods[index]?.shortLabel === String(yearAt(index))) return false
  if (index > 0) return yearAt(index) !== yearAt(index - 1)
  return yearAt(0) === yearAt(1) && yearAt(0) === yearAt(2)
}
