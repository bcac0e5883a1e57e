import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorName } from '@/rules/debtor-name'
import { Button, ButtonLink } from '@/ui/Buttons'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { Screen } from '@/ui/Screen'
import { ClaimSummary } from './ClaimSummary'
import { DebtIdentity } from './DebtIdentity'
import { DebtSkeleton } from './DebtSkeleton'
import { DebtTabs } from './DebtTabs'
import { useEditing } from './edit/useEditing'
import { LoadedDebt } from './LoadedDebt'
import type { DebtTab, TimelineKind } from './search'
import { CopySummaryButton } from './statement/CopySummaryButton'
import { UnreadNotice } from './UnreadNotice'

interface DebtDetailProps {
  debtorId: number
  tab?: DebtTab | undefined
  show?: TimelineKind | undefined
}

/** A debt with its claim and status, and a tab for each of its lists. */
export const DebtDetail = ({ debtorId, ...search }: DebtDetailProps) => (
  <div ref={restoreFocusOnRemoval}>
    <LoadedDebt debtorId={debtorId} heading="Debt detail" skeleton={<DebtSkeleton />}>
      {(debtor, notice) => (
        <DebtScreen key={debtorId} debtor={debtor} notice={notice} {...search} />
      )}
    </LoadedDebt>
  </div>
)

function DebtScreen({
  debtor,
  notice,
  tab = 'overview',
  show,
}: Omit<DebtDetailProps, 'debtorId'> & { debtor: Debtor; notice: ReactNode }) {
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
      {notice}
      <UnreadNotice debtor={debtor} />
      <DebtTabs debtor={debtor} tab={tab} show={show} editing={editing} />
    </Screen>
  )
}
