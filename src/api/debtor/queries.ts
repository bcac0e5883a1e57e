import { queryOptions } from '@tanstack/react-query'
import type { Listing } from '../wire/fields'
import type { Debtor } from './debtor'

/** Loaded on demand, so that route loaders do not add the schemas to the first page's code. */
const loadDebtor = () => import('./debtor')

export const debtorListQuery = queryOptions({
  queryKey: ['debtor'],
  // Returning from a debt after a long time shows the cached list at once.
  gcTime: 30 * 60_000,
  queryFn: async ({ signal }): Promise<Listing<Debtor>> =>
    (await loadDebtor()).fetchDebtors(signal),
})

export const debtorDetailQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor', debtorId],
    queryFn: async ({ signal }): Promise<Debtor> => {
      const { debtor, fetchDebtor } = await loadDebtor()
      return fetchDebtor(debtorId, debtor, signal)
    },
  })
