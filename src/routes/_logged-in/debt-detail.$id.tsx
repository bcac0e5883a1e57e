import { createFileRoute } from '@tanstack/react-router'
import { DebtDetail } from '@/features/debt/DebtDetail'
import { debtSearchSchema } from '@/features/debt/search'
import { DebtPager } from '@/features/debts/pager/DebtPager'
import { debtRoute } from '../-debt-route'
import { titleUnlessNotFound } from '../-page-title'

export const Route = createFileRoute('/_logged-in/debt-detail/$id')({
  ...debtRoute,
  validateSearch: debtSearchSchema,
  head: titleUnlessNotFound('Debt detail'),
  component: () => {
    const { tab, edit } = Route.useSearch()
    const { debtorId: id } = Route.useRouteContext()
    return (
      <>
        <DebtPager debtorId={id} />
        <DebtDetail debtorId={id} tab={tab} edit={edit} />
      </>
    )
  },
})
