import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { debtorListQuery } from '@/api/debtor/queries'
import { currentUserQuery } from '@/api/user'
import { LoadError } from '@/components/LoadError'
import { formatCount } from '@/lib/format-count'
import { useToday } from '@/session/today'
import { ButtonLink, IconButton } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { DebtsList } from './DebtsList'
import { debtRows } from './debt-row'
import { NoCompanyEmptyState, NoDebtsEmptyState } from './EmptyStates'
import { type DebtsSearch, withoutBlanks } from './search'

/** The client's debts, with search, filters, totals and export; `path` is that of its route. */
export function Debts({ path }: { path: '/' | '/debts' }) {
  // Both routes validate it by `debtsSearchSchema`.
  const search = useSearch({ strict: false }) as DebtsSearch
  const navigate = useNavigate({ from: path })
  const today = useToday()
  const user = useQuery(currentUserQuery)
  const list = useQuery({ ...debtorListQuery, retryOnMount: false })
  const rows = debtRows(list.data?.items ?? [], today)
  const unreadable = list.data?.unreadable ?? 0
  const refresh = (
    <IconButton
      label="Refresh"
      icon={<RefreshCw />}
      size="sm"
      aria-busy={list.isFetching || undefined}
      onClick={() => void list.refetch()}
    />
  )
  const actions = (
    <>
      {refresh}
      <ButtonLink to="/add-debt" search={{ by: 'csv' }} variant="outline" size="sm">
        Import CSV
      </ButtonLink>
      <ButtonLink to="/add-debt" size="sm">
        Add debt
      </ButtonLink>
    </>
  )
  const notices = list.data && (
    <>
      {list.isError && <LoadError name="the list" query={list} />}
      {unreadable > 0 && (
        <Notice tone="warning">
          {formatCount(unreadable, 'record')} could not be read, so the list and its totals are
          incomplete.
        </Notice>
      )}
    </>
  )
  if (rows.length > 0) {
    return (
      <DebtsList
        rows={rows}
        search={search}
        // From the newest search: two quick changes come before the screen shows the first.
        onSearch={(changes) =>
          void navigate({
            search: (before) => withoutBlanks({ ...withoutBlanks(before), ...changes }),
            replace: true,
            resetScroll: false,
          })
        }
        notices={notices}
        actions={actions}
      />
    )
  }

  function content() {
    if (user.data?.client === null) return <NoCompanyEmptyState />
    if (list.isError && !list.data) return <LoadError name="your debts" query={list} />
    // Users without a company also get an empty list: wait for the user before saying "no debts".
    if (list.isPending || user.isPending) return <Skeleton lines={20} label="Loading your debts" />
    return unreadable === 0 && <NoDebtsEmptyState />
  }

  return (
    <Screen heading="Debts" width="full" actions={unreadable > 0 && actions}>
      {notices}
      {content()}
    </Screen>
  )
}
