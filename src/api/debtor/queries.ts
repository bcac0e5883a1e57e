import { queryOptions } from '@tanstack/react-query'
import type { Listing } from '../wire/fields'
import type { Debtor } from './debtor'

/**
 * What routes ask for before the code of any screen is there. How a record is read comes with the
 * screens: the first page anybody opens is spared it.
 */
const resource = () => import('./debtor')

export const debtorListQuery = queryOptions({
  queryKey: ['debtor'],
  // The way back from a debt that was looked at for long leads to the list as it was.
  gcTime: 30 * 60_000,
  // Tens of thousands of records, compared at once, would hold up the page: reading does it.
  structuralSharing: false,
  queryFn: async ({ signal, client, queryKey }): Promise<Listing<Debtor>> =>
    (await resource()).fetchDebtors({ signal, before: client.getQueryData(queryKey) }),
})

export const debtorDetailQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor', debtorId],
    queryFn: async ({ signal }) => (await resource()).fetchDebtor(debtorId, signal),
  })
