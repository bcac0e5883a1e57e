import { Box, Flex } from '@chakra-ui/react'
import { memo, type ReactNode, useId } from 'react'
import { formatMoney, type Pence } from '@/rules/money'
import { type DebtRow, totalsOf } from './debt-row'

/** What the debts shown add up to. The one large figure of the screen is what is outstanding. */
export function Totals({
  shown,
  all,
  aside,
}: {
  shown: readonly DebtRow[]
  all: number
  /** What is to be known of the figures, beside their heading. */
  aside: ReactNode
}) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb={{ base: '3', md: '4' }}>
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="6" fontSize="sm">
        <Box id={id} as="h2" fontWeight="medium" color="fg.muted" aria-live="polite">
          Totals for {shown.length} of {all} {all === 1 ? 'debt' : 'debts'}
        </Box>
        {aside}
      </Flex>
      <Figures shown={shown} />
      <UnknownAmounts shown={shown} />
      {shown.some(({ settled }) => settled) && (
        <Box className="more" fontSize="sm" color="fg.muted" mt="1">
          Interest, compensation and total claimed leave out settled debts.
        </Box>
      )}
    </Box>
  )
}

const Figures = memo(function Figures({ shown }: { shown: readonly DebtRow[] }) {
  const totals = totalsOf(shown)
  return (
    <Flex as="dl" wrap="wrap" columnGap={{ base: '6', md: '8' }} rowGap="2" align="flex-end">
      <Total label="Outstanding" pence={totals.outstanding} large />
      <Total label="Original amount" pence={totals.original} />
      <Total label="Paid" pence={totals.paid} />
      <Total label="Interest" pence={totals.interest} />
      <Total label="Compensation" pence={totals.compensation} />
      <Total label="Total claimed" pence={totals.total} />
    </Flex>
  )
})

/** Which totals leave debts out, because an amount of theirs is unknown. */
const UnknownAmounts = memo(function UnknownAmounts({ shown }: { shown: readonly DebtRow[] }) {
  const { unknown } = totalsOf(shown)
  const parts = [
    { label: 'Outstanding', count: unknown.outstanding },
    { label: 'Paid', count: unknown.paid },
    { label: 'Interest, compensation and total claimed', count: unknown.claim },
  ].filter(({ count }) => count > 0)
  return parts.map(({ label, count }) => (
    <Box key={label} fontSize="sm" color="fg.muted" mt="1">
      {label}: leaves out {count === 1 ? '1 debt' : `${count} debts`}, amount unknown.
    </Box>
  ))
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
  <Box minW="0" className={large ? undefined : 'more'}>
    <Box as="dt" fontSize="sm" color="fg.muted">
      {label}
    </Box>
    <Box
      as="dd"
      fontSize={large ? { base: '3xl', md: '4xl' } : 'md'}
      fontWeight={large ? 'semibold' : 'medium'}
      lineHeight="tight"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      {formatMoney(pence)}
    </Box>
  </Box>
)
