import { useQuery, useQueryClient } from '@tanstack/react-query'
import { debtorDetail, debtorList } from '@/api/debtor-queries'
import { debtorName } from '@/api/debtors'
import { toFailure } from '@/api/errors'
import { ButtonLink } from '@/ui/Buttons'
import { Failed } from '@/ui/Failed'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { DebtHeader } from './DebtHeader'
import { DebtTabs } from './DebtTabs'
import type { DebtTab, TimelineKind } from './search'

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
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useQuery({
    ...debtorDetail(debtorId),
    // The route has just asked: what it was refused is not asked for again unasked.
    retryOnMount: false,
    // Coming from the list, the debt is on screen before it is asked for.
    placeholderData: () =>
      queryClient.getQueryData(debtorList.queryKey)?.items.find(({ id }) => id === debtorId),
  })

  const failure = isError ? toFailure(error) : null
  if (failure?.kind === 'not-found' || failure?.kind === 'forbidden') {
    // Not even what was read before it was taken away.
    return (
      <Screen
        heading="Debt not found"
        intro="It is not one of your debts. The link you followed may be wrong or out of date."
      >
        <ButtonLink to="/">Go to your debts</ButtonLink>
      </Screen>
    )
  }
  if (data) {
    return (
      <Screen heading={debtorName(data)} intro={<DebtHeader debtor={data} />}>
        {failure && (
          <Notice tone="error" heading="This debt could not be brought up to date">
            {failure.message}
          </Notice>
        )}
        <DebtTabs key={debtorId} debtor={data} tab={tab} show={show} />
      </Screen>
    )
  }
  if (!failure) {
    return (
      <Screen heading="Debt detail">
        <Skeleton lines={8} label="Loading the debt" />
      </Screen>
    )
  }
  return (
    <Screen heading="Debt detail">
      <Failed what="this debt" message={failure.message} onRetry={() => void refetch()} />
    </Screen>
  )
}
