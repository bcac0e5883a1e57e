import {
  focusManager,
  type InvalidateQueryFilters,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import type { Debtor } from './debtor/debtor'

/**
 * Invalidates queries after a write. A first fetch still in flight began before the write, and the
 * cache would keep its stale result as fresh, so those queries are invalidated again once it ends.
 */
export async function invalidateWithPending(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const pending = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(filters)
  if (pending.length === 0) return
  const invalidatedAgain = Promise.allSettled(pending.map(({ promise }) => promise)).then(() =>
    queryClient.invalidateQueries(filters),
  )
  // Queries without an observer are not awaited.
  if (pending.some((query) => query.isActive())) await invalidatedAgain
}

export const invalidateDebtorList = (queryClient: QueryClient) =>
  invalidateWithPending(queryClient, { queryKey: ['debtor'], exact: true })

/** Invalidates the debtor list, the debtor and its addresses and contacts, which repeat each other. */
export const invalidateDebtor = (queryClient: QueryClient, debtorId: number) =>
  Promise.all([
    invalidateDebtorList(queryClient),
    ...['debtor', 'debtor_address', 'debtor_contact'].map((resource) =>
      invalidateWithPending(queryClient, { queryKey: [resource, debtorId] }),
    ),
  ])

/**
 * Invalidates a debt's notes or invoices, and the debtor that contains the debt. A debtor still being
 * fetched may be that one. The debtor list shows neither, so it stays fresh.
 */
export const invalidateDebtResource = (queryClient: QueryClient, path: string, debtId: number) =>
  Promise.all([
    invalidateWithPending(queryClient, { queryKey: [path, debtId] }),
    invalidateWithPending(queryClient, {
      queryKey: ['debtor'],
      predicate: ({ queryKey, state }: Query) => {
        const record = state.data as Debtor | undefined
        return queryKey.length > 1 && (record?.debtor_debt.id ?? debtId) === debtId
      },
    }),
  ])

const debtResources = ['debtor', 'debtor_address', 'debtor_contact', 'debt_notes', 'invoice']

/**
 * Invalidates all queries about debts when the page regains focus, because another tab or a colleague
 * may have changed them.
 */
export const invalidateDebtsOnReturn = (queryClient: QueryClient): (() => void) =>
  focusManager.subscribe((isFocused) => {
    if (!isFocused) return
    for (const resource of debtResources) {
      void queryClient.invalidateQueries({ queryKey: [resource] })
    }
  })
