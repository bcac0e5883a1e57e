import { Box, Flex, Span } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { formatMoney, type Pence } from '@/rules/money'
import { IconButton } from '@/ui/Buttons'
import { lazyComponent } from '@/ui/lazy-component'
import { type DebtRow, totalsOf } from '../debt-row'

const SettledHint = lazyComponent(() => import('./SettledHint'), { shouldLoadAfterPaint: true })

/** The totals of the debts shown; phones collapse all but the outstanding amount. */
export function Totals({
  shown,
  all,
  children,
}: {
  shown: readonly DebtRow[]
  all: number
  /** The breakdown by age. */
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      as="section"
      aria-labelledby={id}
      mb="3"
      data-open={isOpen || undefined}
      css={{
        '@media screen and (max-width: 47.99rem)': {
          '&:not([data-open]) .more': { display: 'none' },
        },
      }}
    >
      <Flex
        wrap="wrap"
        align="flex-end"
        columnGap={{ base: '2.5', sm: '5', lg: '6', xl: '5' }}
        rowGap="2"
      >
        <Box id={id} as="h2" aria-live="polite" fontWeight="medium">
          <Label>Totals for </Label>
          <Span display="block" lineHeight="1.75rem">
            {shown.length} of {all} {all === 1 ? 'debt' : 'debts'}
          </Span>
        </Box>
        <TotalsList shown={shown} />
        <IconButton
          hideFrom="md"
          _print={{ display: 'none' }}
          label={isOpen ? 'Fewer figures' : 'More figures'}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          size="sm"
          ms="auto"
          me={{ base: '-2', sm: '0' }}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {children}
      </Flex>
      <UnknownAmounts shown={shown} />
    </Box>
  )
}

const Label = ({ children }: { children: ReactNode }) => (
  <Span display="block" fontFamily="body" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
    {children}
  </Span>
)

const TotalsList = memo(function TotalsList({ shown }: { shown: readonly DebtRow[] }) {
  const totals = totalsOf(shown)
  const hasSettled = shown.some(({ isSettled }) => isSettled)
  return (
    <Flex as="dl" display="contents">
      <Total label="Outstanding" pence={totals.outstanding} isMain />
      <Total label="Original amount" pence={totals.original} />
      <Total label="Paid" pence={totals.paid} />
      <Total label="Interest" pence={totals.interest} />
      <Total label="Compensation" pence={totals.compensation} />
      <Total label="Total claimed" pence={totals.total} hint={hasSettled && <SettledHint />} />
    </Flex>
  )
})

/** Says how many debts each total leaves out because the amount is unknown. */
const UnknownAmounts = memo(function UnknownAmounts({ shown }: { shown: readonly DebtRow[] }) {
  const { unknown } = totalsOf(shown)
  const amounts = [
    { label: 'Outstanding', count: unknown.outstanding },
    { label: 'Paid', count: unknown.paid },
    { label: 'Interest, compensation and total claimed', count: unknown.claim },
  ].filter(({ count }) => count > 0)
  return amounts.map(({ label, count }) => (
    <Box key={label} fontSize="sm" color="fg.muted" mt="1">
      {label}: leaves out {count === 1 ? '1 debt' : `${count} debts`}, amount unknown.
    </Box>
  ))
})

const Total = ({
  label,
  pence,
  isMain = false,
  hint,
}: {
  label: string
  pence: Pence
  isMain?: boolean
  hint?: ReactNode
}) => (
  <Box minW="0" className={isMain ? undefined : 'more'}>
    <Flex as="dt" align="center" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
      {label}
      {hint}
    </Flex>
    <Box
      as="dd"
      fontFamily={isMain ? 'heading' : undefined}
      fontSize={isMain ? { base: 'xl', md: '2xl' } : 'sm'}
      fontWeight={isMain ? 'semibold' : 'medium'}
      lineHeight="1.75rem"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      {formatMoney(pence)}
    </Box>
  </Box>
)
