import { Box, Flex, Grid, Skeleton, Span } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { StatusBadge } from '@/components/StatusBadge'
import { debtorName } from '@/rules/debtor-name'
import { Button, ButtonLink } from '@/ui/Buttons'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { Screen } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import { ClaimSummary } from './ClaimSummary'
import { DebtTabs } from './DebtTabs'
import { useEditing } from './edit/useEditing'
import { LoadedDebt } from './LoadedDebt'
import { type DebtTab, debtTabs, type TimelineKind } from './search'
import { CopySummaryButton } from './statement/CopySummaryButton'

interface DebtDetailProps {
  debtorId: number
  tab?: DebtTab | undefined
  show?: TimelineKind | undefined
}

/** A debt with its claim and status, and a tab for each of its lists. */
export const DebtDetail = ({ debtorId, ...search }: DebtDetailProps) => (
  <div ref={restoreFocusOnRemoval}>
    <LoadedDebt debtorId={debtorId} heading="Debt detail" skeleton={<DebtSkeleton />}>
      {(debtor, notices) => (
        <DebtScreen key={debtorId} debtor={debtor} notices={notices} {...search} />
      )}
    </LoadedDebt>
  </div>
)

function DebtScreen({
  debtor,
  notices,
  tab = 'overview',
  show,
}: Omit<DebtDetailProps, 'debtorId'> & { debtor: Debtor; notices: ReactNode }) {
  const editing = useEditing(debtor.id)
  const isFormOpen = editing.open !== null && tab === 'overview'
  return (
    <Screen
      heading={debtorName(debtor)}
      intro={<DebtIdentity debtor={debtor} />}
      actions={
        <>
          {!isFormOpen && (
            <Button
              ref={editing.openerRef('edit')}
              // The other tabs have their own primary action.
              variant={tab === 'overview' ? 'solid' : 'outline'}
              size="sm"
              px={{ base: '2.5', md: '3.5' }}
              onClick={() => editing.start('edit')}
            >
              Edit debt
            </Button>
          )}
          {/* Grouped, so that the icon never wraps to a line of its own. */}
          <Flex gap={{ base: '1', md: '3' }}>
            <ButtonLink
              to="/debt-detail/$id/statement"
              params={{ id: debtor.id }}
              state
              variant="outline"
              size="sm"
              px={{ base: '2.5', md: '3.5' }}
            >
              Statement of account
            </ButtonLink>
            <CopySummaryButton debtor={debtor} iconOnly size="sm" />
          </Flex>
        </>
      }
    >
      <ClaimSummary debtor={debtor} />
      {notices}
      <DebtTabs debtor={debtor} tab={tab} show={show} editing={editing} />
    </Screen>
  )
}

/** The status of a debt and the client's reference. */
const DebtIdentity = memo(function DebtIdentity({ debtor }: { debtor: Debtor }) {
  const { customer_ref, debtor_debt: debt } = debtor
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
      {debt.status && <StatusBadge status={debt.status} />}
      {debt.debt_disputed && !/disputed/i.test(debt.status) && <Tag tone="warning">Disputed</Tag>}
      {customer_ref && <span>Your reference {customer_ref}</span>}
    </Flex>
  )
})

/** Placeholder of a debt, with the dimensions of the loaded screen. */
const DebtSkeleton = () => (
  <Box role="status">
    <Span srOnly>Loading the debt…</Span>
    <Box aria-hidden>
      <Skeleton h="6" w="20rem" maxW="full" mb="6" />
      <Skeleton h="5" w="8rem" mb="2" />
      <Skeleton h="10" w="12rem" mb="2" />
      <Skeleton h="6" w="28rem" maxW="full" mb="7" />
      <Flex gap="3" mb="6" pb="3" borderBottomWidth="1px" overflow="hidden">
        {debtTabs.map((tab) => (
          <Skeleton key={tab} h="7" w="6rem" flex="none" />
        ))}
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 23rem' }}
        columnGap="6"
        rowGap="6"
      >
        <Skeleton h="21rem" borderRadius="lg" />
        <Skeleton h="25rem" borderRadius="lg" />
      </Grid>
    </Box>
  </Box>
)
