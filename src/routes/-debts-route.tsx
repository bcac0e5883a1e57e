import type { QueryClient } from '@tanstack/react-query'
import { debtorListQuery } from '@/api/debtor/queries'
import { debtsSearchSchema } from '@/features/debts/search'
import { pageTitle } from './-page-title'

/** The list is served at both `/` and `/debts`. */
export const debtsRoute = {
  validateSearch: debtsSearchSchema,
  // Not awaited: the screen shows its own skeleton and error.
  loader: ({ context, preload }: { context: { queryClient: QueryClient }; preload: boolean }) => {
    if (!preload) void context.queryClient.prefetchQuery(debtorListQuery)
  },
  head: () => pageTitle('Debts'),
}
