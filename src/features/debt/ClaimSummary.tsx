import { Box, Flex, Span } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { claimInputOf, isSettledDebt, outstandingOf, paidOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { ClaimArithmetic } from '@/components/claim/ClaimArithmetic'
import { claimBasis } from '@/rules/claim-text'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { reportedText } from '@/rules/open-requests'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { Drawer } from '@/ui/Drawer'
import { Tag } from '@/ui/Tag'
import { useOpenRequests } from './requests/useOpenRequests'

/** The total claimed today, or the outstanding amount once settled; one line on a phone. */
export function ClaimSummary({ debt }: { debt: Debt }) {
  const input = claimInputOf(debt, useToday())
  const basis = input && claimBasis(input)
  const isSettled = isSettledDebt(debt)
  const amount = isSettled ? outstandingOf(debt) : (basis?.claim.total ?? null)
  return (
    <Box my={{ base: '2', md: '4' }} overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      <Flex wrap="wrap" align="center" columnGap={{ base: '1.5', md: '3' }}>
        <Span
          fontFamily="heading"
          fontSize={{ base: 'xl', md: '4xl' }}
          fontWeight="semibold"
          lineHeight="tight"
        >
          {formatMoneyOrUnknown(amount)}
        </Span>
        <Span color="fg.muted" fontSize={{ base: 'sm', md: 'md' }}>
          {isSettled ? <span>outstanding</span> : <span>claimed</span>}
          {!isSettled && <Span hideBelow="md"> today</Span>}
        </Span>
        {basis && !isSettled && <Tag colorPalette="accent">Estimate</Tag>}
        {basis && (
          <Drawer
            title={isSettled ? 'The claim as last saved' : 'The claim today'}
            trigger={
              <Button variant="ghost" size="sm" px={{ base: '0', md: '2' }}>
                How it is worked out
                <ChevronDown aria-hidden />
              </Button>
            }
          >
            <ClaimArithmetic {...basis} paid={paidOf(debt)} />
          </Drawer>
        )}
      </Flex>
      <SummaryDetails debt={debt} added={basis ? basis.claim.total - basis.claim.outstanding : 0} />
    </Box>
  )
}

/** The parts of the claim, and the payments; hidden on a phone, where the overview shows it. */
function SummaryDetails({ debt, added }: { debt: Debt; added: number }) {
  const paid = paidOf(debt)
  const details = [
    !isSettledDebt(debt) && `${formatMoneyOrUnknown(outstandingOf(debt))} outstanding`,
    !isSettledDebt(debt) && added > 0 && `${formatMoney(added)} interest and compensation`,
    paid > 0 && `${formatMoney(paid)} paid so far`,
    reportedText(useOpenRequests(debt)),
  ].filter((detail) => typeof detail === 'string')
  return (
    <Flex hideBelow="md" wrap="wrap" columnGap="5" color="fg.muted">
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
    </Flex>
  )
}
