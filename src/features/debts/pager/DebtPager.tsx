import { Flex, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { useShortcutKeys, useShortcuts } from '@/session/shortcuts'
import { TextLink } from '@/ui/Buttons'
import type { DebtRow } from '../debt-row'
import type { DebtsSearch } from '../search'
import { useDebtRows } from '../useDebtRows'
import { listOpenedFrom } from './from-list'
import { findNeighbours } from './neighbours'

/**
 * Links to the list a debt was opened from and to its neighbours; a link to all debts if it was opened
 * otherwise.
 */
export const DebtPager = memo(function DebtPager({ debtorId }: { debtorId: number }) {
  const search = useRouterState({
    select: ({ location }) => listOpenedFrom(location.state),
    structuralSharing: true,
  })
  return search ? (
    <PagerNav debtorId={debtorId} search={search} />
  ) : (
    <Flex {...pagerStyle}>
      <TextLink to="/">All debts</TextLink>
    </Flex>
  )
})

const pagerStyle = {
  wrap: 'wrap',
  justify: 'space-between',
  columnGap: '6',
  rowGap: '1',
  mb: '3',
  fontSize: 'sm',
  css: { '& a': { display: 'inline-block', py: '1' } },
} as const

function PagerNav({ debtorId, search }: { debtorId: number; search: DebtsSearch }) {
  // Uses the cached list: a refetch could reorder the debts while the user pages through them.
  const { data } = useQuery({
    ...debtorListQuery,
    enabled: (query) => query.state.data === undefined,
    retryOnMount: false,
    meta: { silent: true },
  })
  const rows = useDebtRows(data?.items)
  const adjacent = useMemo(
    () => rows && findNeighbours(rows, search, debtorId),
    [rows, search, debtorId],
  )
  const router = useRouter()

  /** Counts from the debt that is being opened, because a second press can come before it is rendered. */
  function openNeighbour(direction: 'previous' | 'next') {
    const openId = debtIdIn(router.latestLocation.pathname)
    const neighbours = openId === debtorId ? adjacent : rows && findNeighbours(rows, search, openId)
    const row = neighbours?.[direction]
    if (row)
      void router.navigate({
        to: '/debt-detail/$id',
        params: { id: row.id },
        search: ({ tab }) => (tab ? { tab } : {}),
        state: true,
      })
  }
  useShortcutKeys({ j: () => openNeighbour('next'), k: () => openNeighbour('previous') })

  return (
    <Flex as="nav" aria-label="Through the list" {...pagerStyle}>
      <TextLink to="/" search={search}>
        Back to the list
      </TextLink>
      {adjacent && (
        <Flex align="center" columnGap="3" fontVariantNumeric="tabular-nums">
          <PagerLink label="Previous" shortcut="k" row={adjacent.previous} />
          <Span py="1" color="fg.muted">
            {adjacent.position === 0 ? 'No longer among' : `${adjacent.position} of`}{' '}
            {adjacent.count}
          </Span>
          <PagerLink label="Next" shortcut="j" row={adjacent.next} />
        </Flex>
      )}
    </Flex>
  )
}

/** The id of the debt at a path; NaN if it is of another screen. */
const debtIdIn = (path: string) => Number(/^\/debt-detail\/(\d+)$/.exec(path)?.[1])

/**
 * A link to a debt. An invisible placeholder at either end of the list keeps the other link in position.
 */
function PagerLink({
  label,
  shortcut,
  row,
}: {
  label: string
  shortcut: string
  row: DebtRow | undefined
}) {
  const [shortcuts] = useShortcuts()
  return row ? (
    <TextLink
      to="/debt-detail/$id"
      params={{ id: row.id }}
      search={({ tab }) => (tab ? { tab } : {})}
      state
      aria-keyshortcuts={shortcuts ? shortcut : undefined}
    >
      {label}
      <Span srOnly>: {row.name}</Span>
    </TextLink>
  ) : (
    <Span aria-hidden visibility="hidden">
      {label}
    </Span>
  )
}
