import type { QueryClient } from '@tanstack/react-query'
import { debtorListQuery } from '@/api/debtor/queries'
import { debtsSearch } from '@/features/debts/search'
import { strictSearch } from '@/lib/strict-search'
import { pageTitle } from './-title'

/** The list stands at `/` and at `/debts` alike. */
export const debtsRoute = {
  validateSearch: strictSearch(debtsSearch),
  // Started, not awaited: the screen shows its own skeleton and its own failure.
  loader: ({ context }: { context: { queryClient: QueryClient } }) => {
    void context.queryClient.prefetchQuery(debtorListQuery)
  },
  head: () => pageTitle('Debts'),
}
