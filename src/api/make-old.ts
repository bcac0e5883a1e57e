import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * After a write: what is cached is old, and read again where it is shown. A first read still under
 * way was asked before the write; the cache would take its answer for new, so it is asked once more.
 */
export async function makeOld(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const early = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .some(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(filters)
  if (early) await queryClient.invalidateQueries(filters)
}
