import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from './make-old'

/**
 * A debtor's addresses and contacts are read by themselves, with the debtor and with the list of
 * debts: when one of them has changed, none of the others may stay as it was.
 */
export const invalidateDebtor = (queryClient: QueryClient, debtorId: number) =>
  Promise.all([
    makeOld(queryClient, { queryKey: ['debtor'], exact: true }),
    ...['debtor', 'debtor_address', 'debtor_contact'].map((resource) =>
      makeOld(queryClient, { queryKey: [resource, debtorId] }),
    ),
  ])
