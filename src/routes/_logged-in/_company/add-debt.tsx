import { createFileRoute } from '@tanstack/react-router'
import { AddDebt } from '@/features/add-debt/AddDebt'
import { ImportTab, tabSearch } from '../../-add-debt-tabs'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/_logged-in/_company/add-debt')({
  validateSearch: tabSearch,
  head: () => pageTitle('Add a debt'),
  component: () => <AddDebt by={Route.useSearch().by ?? 'form'} csv={<ImportTab />} />,
})
