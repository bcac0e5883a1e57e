import { Box, Flex, Span } from '@chakra-ui/react'
import { useId } from 'react'
import { formatCount } from '@/lib/format-count'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { type DebtRow, totalsOf } from './debt-row'

const amounts = [
  { field: 'outstanding', label: 'Outstanding' },
  { field: 'interest', label: 'Interest' },
  { field: 'compensation', label: 'Compensation' },
  { field: 'total', label: 'Total claimed' },
] as const

/** The totals of the debts found; phones show the first and the last. */
export function DebtTotals({ shown, all }: { shown: readonly DebtRow[]; all: number }) {
  const id = useId()
  const { unknown, ...totals } = totalsOf(shown)
  return (
    <Box as="section" aria-labelledby={id} flex={{ base: '1 1 100%', xl: '1 1 auto' }}>
      <Flex wrap="wrap" align="flex-end" columnGap={{ base: '3', md: '6' }} rowGap="1">
        <Box id={id} as="h2" aria-live="polite" fontWeight="medium" whiteSpace="nowrap">
          <Span display="block" fontFamily="body" textStyle="xs" color="fg.muted">
            Totals for{' '}
          </Span>
          <Span display="block" fontFamily="body" fontSize="sm" lineHeight="1.75rem">
            {formatInteger(shown.length)} of {formatCount(all, 'debt')}
          </Span>
        </Box>
        <Box as="dl" display="contents">
          {amounts.map(({ field, label }) => (
            <Box
              key={field}
              minW="0"
              hideBelow={field === 'interest' || field === 'compensation' ? 'md' : undefined}
            >
              <Box as="dt" textStyle="xs" color="fg.muted">
                {label}
              </Box>
              <Box
                as="dd"
                lineHeight="1.75rem"
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
                {...(field === 'outstanding'
                  ? { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'semibold' }
                  : { fontSize: 'sm', fontWeight: 'medium' })}
              >
                {formatMoney(totals[field])}
              </Box>
            </Box>
          ))}
        </Box>
      </Flex>
      {unknown > 0 && (
        <Box fontSize="sm" color="fg.muted" mt="1">
          The totals leave out {formatCount(unknown, 'debt')} with an unknown outstanding amount.
        </Box>
      )}
    </Box>
  )
}
