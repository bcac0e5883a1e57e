import { Flex, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { debtorListQuery } from '@/api/debtor/queries'
import { formatInteger } from '@/lib/format-integer'
import { useToday } from '@/session/today'
import { TextLink } from '@/ui/Buttons'
import { type DebtRow, debtRows } from '../debt-row'
import type { DebtsSearch } from '../search'
import { listOpenedFrom } from './from-list'
import { findNeighbours } from './neighbours'

/**
 * Links to the list a debt was opened from and to its neighbours; a link to all debts if it was opened
 * otherwise.
 */
export function DebtPager({ debtorId }: { debtorId: number }) {
  const search = useRouterState({
    select: ({ location }) => listOpenedFrom(location.state),
    structuralSharing: true,
  })
  return (
    <Flex
      as={search ? 'nav' : 'div'}
      aria-label={search ? 'Previous and next debt' : undefined}
      wrap="wrap"
      justify="space-between"
      columnGap="6"
      rowGap="1"
      mb="3"
      fontSize="sm"
      css={{ '& a': { display: 'inline-block', py: '1' } }}
      _print={{ display: 'none' }}
    >
      {search ? (
        <>
          <TextLink to="/" search={search}>
            Back to the list
          </TextLink>
          <Neighbours debtorId={debtorId} search={search} />
        </>
      ) : (
        <TextLink to="/">All debts</TextLink>
      )}
    </Flex>
  )
}

function Neighbours({ debtorId, search }: { debtorId: number; search: DebtsSearch }) {
  const today = useToday()
  // Uses the cached list: a refetch could reorder the debts while the user pages through them.
  const { data } = useQuery({
    ...debtorListQuery,
    enabled: (query) => query.state.data === undefined,
    retryOnMount: false,
  })
  const found = data && findNeighbours(debtRows(data.items, today), search, debtorId)
  if (!found) return null
  const count = formatInteger(found.count)
  return (
    <Flex align="center" columnGap="3" fontVariantNumeric="tabular-nums">
      <NeighbourLink label="Previous" row={found.previous} />
      <Span py="1" color="fg.muted">
        {found.position === 0
          ? `Not in these ${count} results`
          : `${formatInteger(found.position)} of ${count}`}
      </Span>
      <NeighbourLink label="Next" row={found.next} />
    </Flex>
  )
}

/** A link to a debt, on the same tab. At an end of the list, its place stays empty. */
const NeighbourLink = ({ label, row }: { label: string; row: DebtRow | undefined }) =>
  row ? (
    <TextLink
      to="/debt-detail/$id"
      params={{ id: row.id }}
      search={({ tab }) => (tab ? { tab } : {})}
      state
    >
      {label}
      <Span srOnly>: {row.name}</Span>
    </TextLink>
  ) : (
    <Span aria-hidden visibility="hidden">
      {label}
    </Span>
  )
