import { Box, Flex, Span } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatMoney } from '@/rules/money'
import { IconButton } from '@/ui/Buttons'
import { lazyComponent } from '@/ui/lazy-component'
import { formatDebtCount } from '../debt-count'
import { type DebtRow, totalsOf } from '../debt-row'

const SettledHint = lazyComponent(() => import('./SettledHint'), { shouldLoadAfterPaint: true })

const amounts = [
  { field: 'outstanding', label: 'Outstanding' },
  { field: 'original', label: 'Original amount' },
  { field: 'paid', label: 'Paid' },
  { field: 'interest', label: 'Interest' },
  { field: 'compensation', label: 'Compensation' },
  { field: 'total', label: 'Total claimed' },
] as const

const mainStyle = {
  fontFamily: 'heading',
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
}

const unknownAmounts = [
  { field: 'outstanding', label: 'Outstanding' },
  { field: 'paid', label: 'Paid' },
  { field: 'claim', label: 'Interest, compensation and total claimed' },
] as const

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
  const { unknown, ...totals } = useMemo(() => totalsOf(shown), [shown])
  const hasSettled = useMemo(() => shown.some(({ isSettled }) => isSettled), [shown])
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
          <Span
            display="block"
            fontFamily="body"
            textStyle="xs"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            Totals for{' '}
          </Span>
          <Span display="block" lineHeight="1.75rem">
            {shown.length} of {formatDebtCount(all)}
          </Span>
        </Box>
        <Flex as="dl" display="contents">
          {amounts.map(({ field, label }) => (
            <Box key={field} minW="0" className={field === 'outstanding' ? undefined : 'more'}>
              <Flex as="dt" align="center" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {label}
                {field === 'total' && hasSettled && <SettledHint />}
              </Flex>
              <Box
                as="dd"
                {...(field === 'outstanding'
                  ? mainStyle
                  : { fontSize: 'sm', fontWeight: 'medium' })}
                lineHeight="1.75rem"
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
              >
                {formatMoney(totals[field])}
              </Box>
            </Box>
          ))}
        </Flex>
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
      {unknownAmounts.map(
        ({ field, label }) =>
          unknown[field] > 0 && (
            <Box key={field} fontSize="sm" color="fg.muted" mt="1">
              {label}: leaves out {formatDebtCount(unknown[field])}, amount unknown.
            </Box>
          ),
      )}
    </Box>
  )
}
