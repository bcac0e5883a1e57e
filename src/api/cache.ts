import { focusManager, type InvalidateQueryFilters, type QueryClient } from '@tanstack/react-query'

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

const debtResources = ['debtor', 'debtor_address', 'debtor_contact', 'debt_notes', 'invoice']

/**
 * Invalidates what is known of debts, because the server's records repeat each other.
 * @param isListed false for notes and invoices, which the list of debts does not show
 */
export const invalidateDebts = (queryClient: QueryClient, isListed = true): Promise<void> =>
  invalidateWithPending(queryClient, {
    predicate: ({ queryKey: [resource, ...ids] }) =>
      debtResources.includes(resource as string) && (isListed || ids.length > 0),
  })

/** Does so when the page regains focus: another tab or a colleague may have changed them. */
export const invalidateDebtsOnReturn = (queryClient: QueryClient): (() => void) =>
  focusManager.subscribe((isFocused) => {
    if (isFocused) void invalidateDebts(queryClient)
  })
