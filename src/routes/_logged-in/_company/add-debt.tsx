import { createFileRoute } from '@tanstack/react-router'
import { AddDebt } from '@/features/add-debt/AddDebt'
import { checkedSearch } from '@/lib/checked-search'
import { type BySearch, bySearch } from '../../-by-search'
import { ImportTab } from '../../-ImportTab'
import { titled } from '../../-title'

export const Route = createFileRoute('/_logged-in/_company/add-debt')({
  validateSearch: checkedSearch<BySearch>(bySearch),
  head: () => titled('Add a debt'),
  component: () => <AddDebt by={Route.useSearch().by ?? 'form'} csv={<ImportTab />} />,
})
