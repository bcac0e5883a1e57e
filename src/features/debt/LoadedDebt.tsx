import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from '@/api/debtor/queries'
import { toFailure } from '@/api/http/errors'
import { ButtonLink } from '@/ui/Buttons'
import { Failed } from '@/ui/Failed'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { useDebtorWithLists } from './useDebtorWithLists'

/** A screen about one debt: not there, loading, failed, or there. */
export function LoadedDebt({
  debtorId,
  heading,
  isFullRecordRequired = false,
  skeleton = <Skeleton lines={8} label="Loading the debt" />,
  children,
}: {
  debtorId: number
  /** The heading of the screen until the debt is loaded. */
  heading: string
  /** Waits for the whole record; the row of the list is not enough. */
  isFullRecordRequired?: boolean
  skeleton?: ReactNode
  /** The notice warns of a debt that could not be brought up to date. */
  children: (debtor: Debtor, notice: ReactNode) => ReactNode
}) {
  const queryClient = useQueryClient()
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...debtorDetailQuery(debtorId),
    // The route has just asked: what it was refused is not asked for again unasked.
    retryOnMount: false,
    // Coming from the list, the debt is on screen before it is asked for.
    placeholderData: () =>
      queryClient.getQueryData(debtorListQuery.queryKey)?.items.find(({ id }) => id === debtorId),
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
  if (data && !(isFullRecordRequired && isPlaceholderData)) {
    return (
      <DebtWithLists record={data}>
        {(debtor) =>
          children(
            debtor,
            failure && (
              <Notice tone="error" heading="This debt could not be brought up to date">
                {failure.message}
              </Notice>
            ),
          )
        }
      </DebtWithLists>
    )
  }
  if (!failure) {
    return <Screen heading={heading}>{skeleton}</Screen>
  }
  return (
    <Screen heading={heading}>
      <Failed what="this debt" message={failure.message} onRetry={() => void refetch()} />
    </Screen>
  )
}

const DebtWithLists = ({
  record,
  children,
}: {
  record: Debtor
  children: (debtor: Debtor) => ReactNode
}) => children(useDebtorWithLists(record))
