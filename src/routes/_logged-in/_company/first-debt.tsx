import { createFileRoute, redirect } from '@tanstack/react-router'
import { debtorListQuery } from '@/api/debtor/queries'
import { AddFirstDebt } from '@/features/add-debt/AddFirstDebt'
import { ImportTab, tabSearch } from '../../-add-debt-tabs'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/_logged-in/_company/first-debt')({
  validateSearch: tabSearch,
  beforeLoad: async ({ context: { queryClient }, matches }) => {
    // Switching tabs of the open screen is not a new visit: the import's result must stay.
    if (matches.at(-1)?.status === 'success') return
    const { items, unreadable } = await queryClient.query({ ...debtorListQuery, staleTime: 0 })
    if (items.length + unreadable > 0) throw redirect({ to: '/', replace: true })
  },
  head: () => pageTitle('Add your first debt'),
  component: () => <AddFirstDebt by={Route.useSearch().by ?? 'form'} csv={<ImportTab />} />,
})
