import { Box, Grid, Text } from '@chakra-ui/react'
import { formatMoney, type Pence } from '@/rules/money'
import type { Period } from '@/rules/periods'
import { excludedText } from '../debt-count'
import { formatAxisMoney, moneyScale } from './axis'
import { Chart, Drawing } from './Chart'
import type { Recovered } from './chart-data'

const figureRow = (label: string, count: string, pence: Pence) => ({
  label,
  count,
  amount: formatMoney(pence),
})

/** Payments by period; undated payments are listed apart, never assigned to a period. */
export function RecoveredChart({
  recovered,
  isTableShown,
}: {
  recovered: Recovered
  isTableShown: boolean
}) {
  const { periods, undated, total, unknown } = recovered
  const isDated = periods.some(({ pence }) => pence !== 0)
  const payments = periods.reduce((sum, period) => sum + period.payments, 0)
  return (
    <Chart
      name="Recovered over time"
      heads={['When', 'Payments', 'Recovered']}
      rows={[
        ...(isDated ? periods : []).map((period) =>
          figureRow(period.label, `${period.payments}`, period.pence),
        ),
        ...(undated === 0 ? [] : [figureRow('Date not given', '', undated)]),
      ]}
      total={figureRow('Total', `${payments}`, total)}
      isTableShown={isTableShown}
      isWide
    >
      {isDated && <ColumnChart periods={periods} />}
      <Text mt={isDated ? '2' : '0'} px="2" fontSize="sm" color="fg.muted">
        {remarkText(isDated, recovered)} {excludedText(unknown, 'paid amount')}
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
function ColumnChart({ periods }: Pick<Recovered, 'periods'>) {
  const { positionOf, ticks } = moneyScale(
    periods.map(({ pence }) => pence),
    [100, 0],
  )
  const columnWidth = 100 / periods.length
  return (
    <Grid
      templateColumns="3.25rem minmax(0, 1fr)"
      templateRows="minmax(12rem, 1fr) auto"
      flex="1"
      columnGap="2"
      pt="2"
      px="2"
    >
      <Drawing>
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={`${positionOf(tick)}%`} dy="0.3em" textAnchor="end">
            {formatAxisMoney(tick)}
          </text>
        ))}
      </Drawing>
      <Box position="relative">
        <Drawing position="absolute" inset="0" viewBox="0 0 100 100" preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100" y1={positionOf(tick)} y2={positionOf(tick)} />
          ))}
          {periods.map(({ label, pence }, index) => (
            <rect
              key={label}
              className="bar"
              x={(index + 0.15) * columnWidth}
              width={0.7 * columnWidth}
              y={Math.min(positionOf(pence), positionOf(0))}
              height={Math.abs(positionOf(pence) - positionOf(0))}
            >
              <title>{`${label}: ${formatMoney(pence)}`}</title>
            </rect>
          ))}
        </Drawing>
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
