import { Text } from '@chakra-ui/react'
import { formatMoney, type Pence } from '@/rules/money'
import { excludedText } from '../summary/excluded-text'
import { Chart } from './Chart'
import { ColumnChart } from './ColumnChart'
import type { Recovered } from './recovered'

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
