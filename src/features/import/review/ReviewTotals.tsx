import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Money } from '@/ui/Money'
import { formatCount } from '../format-count'
import type { Summary } from '../sheet/protocol'

/** The sums over the rows to send, and how many have which fee (section 9 of the specification). */
export function ReviewTotals({ summary: { totals, fees, decisions } }: { summary: Summary }) {
  const split = fees[decisions.feeMode]
  return (
    <FigureList
      items={[
        { term: 'Outstanding', value: <Money pence={totals.outstanding} /> },
        { term: 'Interest (estimate)', value: <Money pence={totals.interest} /> },
        { term: 'Compensation (estimate)', value: <Money pence={totals.compensation} /> },
        { term: 'Fixed Fee', value: formatCount(split['Fixed Fee'], 'debt') },
        { term: 'No Recovery No Fee', value: formatCount(split['No Recovery No Fee'], 'debt') },
      ]}
    />
  )
}

/** A list of figures, each below its label. */
export const FigureList = ({ items }: { items: readonly { term: string; value: ReactNode }[] }) => (
  <Box
    as="dl"
    display={{ base: 'grid', lg: 'flex' }}
    gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
    flexWrap="wrap"
    columnGap="8"
    rowGap="3"
  >
    {items.map(({ term, value }) => (
      <Box key={term} minW="0">
        <Box as="dt" fontSize="sm" color="fg.muted">
          {term}
        </Box>
        <Box as="dd" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
