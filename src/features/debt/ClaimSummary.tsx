import { Box, Flex, Span } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { claimInputOf, isSettledDebt, lastSavedOf, outstandingOf, paidOf } from '@/api/debtor/claim'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import { ClaimArithmetic } from '@/components/claim/ClaimArithmetic'
import { Glossary } from '@/components/claim/Glossary'
import { config } from '@/config'
import { claimBasis } from '@/rules/claim-text'
import { glossaryTerms } from '@/rules/glossary'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { Popover } from '@/ui/Popover'
import { Tag } from '@/ui/Tag'
import { UnknownClaim } from './UnknownClaim'

/**
 * The total claimed today, or the outstanding amount once settled, with its calculation. Memoised, so
 * that a change of tab does not render it again.
 */
export const ClaimSummary = memo(function ClaimSummary({
  debtor: { debtor_debt: debt },
}: {
  debtor: Debtor
}) {
  const today = useToday()
  const input = claimInputOf(debt, today)
  const basis = input && claimBasis(input)
  const outstanding = outstandingOf(debt)
  const isSettled = isSettledDebt(debt)
  const added = basis && !isSettled ? basis.claim.interest + basis.claim.compensation : 0
  return (
    <Flex
      wrap="wrap"
      align="flex-end"
      columnGap="10"
      rowGap="3"
      mb={{ base: '4', md: '5' }}
      overflowWrap="anywhere"
    >
      <Box minW="0">
        <Flex align="center" gap="2" fontSize="sm" color="fg.muted">
          {isSettled ? 'Outstanding' : 'Total claimed today'}
          {basis && !isSettled && <Tag tone="info">Estimate</Tag>}
        </Flex>
        <Box
          fontFamily="heading"
          fontSize={{ base: '3xl', md: '4xl' }}
          fontWeight="semibold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {formatMoneyOrUnknown(isSettled ? outstanding : (basis?.claim.total ?? null))}
        </Box>
        <Flex wrap="wrap" align="baseline" columnGap="5" fontVariantNumeric="tabular-nums">
          {!isSettled && (
            <Span color="fg.muted">
              {formatMoneyOrUnknown(outstanding)} outstanding
              {added > 0 && ` + ${formatMoney(added)} interest and compensation`}
            </Span>
          )}
          <Popover
            title="The claim today"
            width="26rem"
            trigger={
              <Button variant="ghost" size="sm" ms="-3">
                How it is worked out
                <ChevronDown aria-hidden />
              </Button>
            }
          >
            {basis ? (
              <ClaimArithmetic
                {...basis}
                paid={paidOf(debt) ?? undefined}
                recorded={lastSavedOf(debt)}
              />
            ) : (
              <UnknownClaim debt={debt} />
            )}
            <Glossary terms={glossaryTerms} feeTermsUrl={config.feeTermsUrl} />
          </Popover>
        </Flex>
      </Box>
      <PaidProgress debt={debt} />
    </Flex>
  )
})

/** The paid share of the original amount as text and a bar; empty if nothing is paid. */
function PaidProgress({ debt }: { debt: Debt }) {
  const paid = paidOf(debt)
  const { initial_debt: original } = debt
  if (paid === null || paid <= 0 || original <= 0) return null
  return (
    <Box w="14rem" maxW="full" pb="3" fontSize="sm" color="fg.muted">
      <Box mb="1.5" fontVariantNumeric="tabular-nums">
        {formatMoney(paid)} paid so far
      </Box>
      <Box aria-hidden h="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
        <Box h="full" bg="accent" style={{ width: `${Math.min(100, (paid / original) * 100)}%` }} />
      </Box>
    </Box>
  )
}
