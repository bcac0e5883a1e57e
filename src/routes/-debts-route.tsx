import type { QueryClient } from '@tanstack/react-query'
import { debtorList } from '@/api/debtor-queries'
import { debtsSearch } from '@/features/debts/search'
import { checkedSearch } from '@/lib/checked-search'
import { titled } from './-title'

/** The list stands at `/` and at `/debts` alike. */
export const debtsRoute = {
  validateSearch: checkedSearch(debtsSearch),
  // Started, not awaited: the screen shows its own skeleton and its own failure.
  loader: ({ context }: { context: { queryClient: QueryClient } }) => {
    void context.queryClient.prefetchQuery(debtorList)
  },
  head: () => titled('Debts'),
}
