import { debtorName } from '@/rules/debtor-name'
import { ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { DebtHeader } from './DebtHeader'
import { DebtTabs } from './DebtTabs'
import { LoadedDebt } from './LoadedDebt'
import type { DebtTab, TimelineKind } from './search'
import { CopySummary } from './statement/CopySummary'
import { UnreadNotice } from './UnreadNotice'

/** One debt: what is owed, what was written and paid, and how the debtor is reached. */
export function DebtDetail({
  debtorId,
  tab = 'overview',
  show,
}: {
  debtorId: number
  tab?: DebtTab | undefined
  show?: TimelineKind | undefined
}) {
  return (
    <LoadedDebt debtorId={debtorId} heading="Debt detail">
      {(debtor, notice) => (
        <Screen
          heading={debtorName(debtor)}
          intro={<DebtHeader debtor={debtor} />}
          actions={
            <>
              <CopySummary debtor={debtor} />
              <ButtonLink
                to="/debt-detail/$id/statement"
                params={{ id: debtorId }}
                state
                variant="outline"
              >
                Statement of account
              </ButtonLink>
            </>
          }
        >
          {notice}
          <UnreadNotice debtor={debtor} />
          <DebtTabs key={debtorId} debtor={debtor} tab={tab} show={show} />
        </Screen>
      )}
    </LoadedDebt>
  )
}
