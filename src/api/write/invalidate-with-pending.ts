import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * After a write: what is cached is old, and read again where it is shown. A first read still under
 * way was asked before the write; the cache would take its answer for new, so it is made old once more when it has come.
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
  // What nobody looks at is not waited for.
  if (pending.some((query) => query.isActive())) await invalidatedAgain
}
