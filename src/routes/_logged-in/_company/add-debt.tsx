import { createFileRoute } from '@tanstack/react-router'
import { AddDebt } from '@/features/add-debt/AddDebt'
import { strictSearch } from '@/lib/strict-search'
import { bySearch } from '../../-by-search'
import { ImportTab } from '../../-ImportTab'
import { pageTitle } from '../../-title'

export const Route = createFileRoute('/_logged-in/_company/add-debt')({
  validateSearch: strictSearch<typeof bySearch>(bySearch),
  head: () => pageTitle('Add a debt'),
  component: () => <AddDebt by={Route.useSearch().by ?? 'form'} csv={<ImportTab />} />,
})
