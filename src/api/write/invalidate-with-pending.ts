import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

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
