import { queryOptions } from '@tanstack/react-query'
import { debtor, fetchDebtor, fetchDebtors } from './debtor'

export const debtorListQuery = queryOptions({
  queryKey: ['debtor'],
  // Returning from a debt after a long time shows the cached list at once.
  gcTime: 30 * 60_000,
  // Without a signal: a guard may wait for the list while the last component that shows it unmounts.
  queryFn: () => fetchDebtors(),
})

export const debtorDetailQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor', debtorId],
    queryFn: ({ signal }) => fetchDebtor(debtorId, debtor, signal),
  })
