import { Box, chakra, Flex, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useLayoutEffect, useMemo } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { toFailure } from '@/api/http/errors'
import { currentUserQuery } from '@/api/user'
import { holdScreen } from '@/lib/screen-loading'
import { ButtonLink } from '@/ui/Buttons'
import { LoadError } from '@/ui/LoadError'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { DebtsList } from './DebtsList'
import { NoCompanyEmptyState, NoDebtsEmptyState } from './EmptyStates'
import { RefreshStatus } from './RefreshStatus'
import type { DebtsSearch } from './search'
import { useDebtRows } from './useDebtRows'

/** The client's debts, with search, filters, totals and export; `path` is that of its route. */
export function Debts({ path }: { path: '/' | '/debts' }) {
  // Both routes validate it by `debtsSearchSchema`.
  const search = useSearch({ strict: false }) as DebtsSearch
  const navigate = useNavigate({ from: path })
  const onSearch = (next: DebtsSearch) =>
    void navigate({ search: next, replace: true, resetScroll: false })
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

/** Warnings above the list: refresh failed, unreadable records, unreadable fields. */
function ListNotices({
  unreadable,
  incomplete,
  failure,
}: {
  unreadable: number
  /** Number of debts with a field that could not be read. */
  incomplete: number
  failure: unknown
}) {
  return (
    <>
      {failure !== null && (
        <Notice tone="error" heading="The list could not be brought up to date">
          {toFailure(failure).message}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="warning">
          {unreadable} {unreadable === 1 ? 'record' : 'records'} could not be read, so the list and
          its totals are incomplete.
        </Notice>
      )}
      {incomplete > 0 && (
        <Notice tone="warning">
          {incomplete === 1 ? '1 debt has' : `${incomplete} debts have`} details that could not be
          read. They are shown as unknown, and unknown amounts are left out of the totals.
        </Notice>
      )}
    </>
  )
}

const Block = chakra('div', {
  base: { bg: 'bg.muted', borderRadius: 'sm', animation: 'breathe 1.8s ease-in-out infinite' },
})

const rows = Array.from({ length: 10 }, (_, row) => row)

/** Placeholder of the list with the heights of its totals, toolbar and rows. */
function ListSkeleton() {
  useLayoutEffect(holdScreen, [])
  return (
    <Box role="status">
      <Span srOnly>Loading your debts…</Span>
      <Box aria-hidden>
        <Flex gap="6" h="11" mb="3" align="flex-end">
          {['7rem', '9rem', '6rem', '6rem', '6rem'].map((width, index) => (
            <Block
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
              key={index}
              h="7"
              w={width}
              hideBelow={index > 1 ? 'md' : undefined}
            />
          ))}
        </Flex>
        <Flex wrap="wrap" gap="2" mb={{ base: '1', md: '2' }}>
          <Block h="9" flex={{ base: '1 1 100%', xl: '0 1 27rem' }} />
          <Block h={{ base: '11', md: '9' }} flex={{ base: '1 1 100%', md: '1 1 7rem' }} />
        </Flex>
        <Box h="9" hideBelow="md" borderBottomWidth="1px" />
        {rows.map((row) => (
          <Flex
            key={row}
            h={{ base: '4.5625rem', md: '11' }}
            align="center"
            gap="6"
            borderBottomWidth="1px"
          >
            <Block h="4" flex="2 1 10rem" maxW={`${22 - (row % 3) * 3}rem`} />
            <Block h="4" w="6rem" ms="auto" />
            <Block h="4" w="6rem" hideBelow="md" />
            <Block h="4" w="8rem" hideBelow="md" />
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
