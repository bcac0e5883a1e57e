import { Box, Flex } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { formatMoney, type Pence } from '@/rules/money'
import { type DebtRow, totalsOf } from './debt-row'

/** What the debts shown add up to. The one large figure of the screen is what is outstanding. */
export const Totals = memo(function Totals({
  shown,
  all,
}: {
  shown: readonly DebtRow[]
  all: number
}) {
  const id = useId()
  const totals = totalsOf(shown)
  return (
    <Box as="section" aria-labelledby={id} mb="6">
      <Box id={id} as="h2" fontWeight="medium" color="fg.muted" aria-live="polite">
        Totals for {shown.length} of {all} {all === 1 ? 'debt' : 'debts'}
      </Box>
      <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3" align="flex-end" mt="2">
        <Total label="Outstanding" pence={totals.outstanding} large />
        <Total label="Original amount" pence={totals.original} />
        <Total label="Paid" pence={totals.paid} />
        <Total label="Interest" pence={totals.interest} />
        <Total label="Compensation" pence={totals.compensation} />
        <Total label="Total claimed" pence={totals.total} />
      </Flex>
    </Box>
  )
})

const Total = ({
  label,
  pence,
  large = false,
}: {
  label: string
  pence: Pence
  large?: boolean
}) => (
  <Box minW="0">
    <Box as="dt" fontSize="sm" color="fg.muted">
      {label}
    </Box>
    <Box
      as="dd"
      fontSize={large ? { base: '2xl', md: '4xl' } : 'md'}
      fontWeight={large ? 'semibold' : 'medium'}
      lineHeight="tight"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      {formatMoney(pence)}
    </Box>
  </Box>
)
