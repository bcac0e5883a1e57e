import { queryOptions } from '@tanstack/react-query'

/**
 * What routes ask for before the code of any screen is there. How a record is read comes with the
 * screens: the first page anybody opens is spared it.
 */
const resource = () => import('./debtors')

export const debtorList = queryOptions({
  queryKey: ['debtor'],
  // The way back from a debt that was looked at for long leads to the list as it was.
  gcTime: 30 * 60_000,
  queryFn: async ({ signal }) => (await resource()).readDebtors(signal),
})

export const debtorDetail = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor', debtorId],
    queryFn: async ({ signal }) => (await resource()).readDebtor(debtorId, signal),
  })
