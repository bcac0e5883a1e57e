import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { toFailure } from '@/api/http/errors'
import { currentUserQuery } from '@/api/user'
import { ButtonLink } from '@/ui/Buttons'
import { LoadError } from '@/ui/LoadError'
import { Screen } from '@/ui/Screen'
import { DebtsList } from './DebtsList'
import { NoCompanyEmptyState, NoDebtsEmptyState } from './EmptyStates'
import { ListNotices } from './ListNotices'
import { RefreshStatus } from './RefreshStatus'
import type { DebtsSearch } from './search'
import { ListSkeleton } from './table/ListSkeleton'
import { useDebtRows } from './useDebtRows'

/** The client's debts, with search, filters, totals and export. */
export function Debts({
  search,
  onSearch,
}: {
  search: DebtsSearch
  onSearch: (next: DebtsSearch) => void
}) {
  const user = useQuery(currentUserQuery)
  const list = useQuery({ ...debtorListQuery, retryOnMount: false })
  const rows = useDebtRows(list.data?.items)
  const hasDebts = rows !== null && rows.length > 0
  // A change of a query renders synchronously. The list is rendered after it, in slices.
  const isListReady = useDeferredValue(hasDebts)
  const unreadable = list.data?.unreadable ?? 0
  const incomplete = useMemo(() => rows?.filter(({ hasUnread }) => hasUnread).length ?? 0, [rows])
  const updated = list.data && (
    <RefreshStatus
      updatedAt={list.dataUpdatedAt}
      isRefreshing={list.isFetching}
      onRefresh={() => void list.refetch()}
    />
  )

  function content() {
    if (hasDebts) {
      if (!isListReady) return <ListSkeleton />
      return <DebtsList rows={rows} search={search} onSearch={onSearch} />
    }
    if (user.data?.client === null) return <NoCompanyEmptyState />
    if (list.isError && !list.data) {
      return (
        <LoadError
          name="your debts"
          message={toFailure(list.error).message}
          onRetry={() => void list.refetch()}
        />
      )
    }
    // Users without a company also get an empty list: wait for the user before saying "no debts".
    if (list.isPending || user.isPending || !rows) return <ListSkeleton />
    return unreadable === 0 && <NoDebtsEmptyState />
  }

  return (
    <Screen
      heading="Debts"
      width="full"
      actions={
        <>
          {(hasDebts || unreadable > 0) && updated}
          {hasDebts && (
            <>
              <ButtonLink to="/add-debt" search={{ by: 'csv' }} variant="outline" size="sm">
                Import CSV
              </ButtonLink>
              <ButtonLink to="/add-debt" size="sm">
                Add debt
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      {list.data && (
        <ListNotices
          unreadable={unreadable}
          incomplete={incomplete}
          failure={list.isError ? list.error : null}
        />
      )}
      {content()}
    </Screen>
  )
}
