import { createFileRoute } from '@tanstack/react-router'
import { DebtDetail } from '@/features/debt/DebtDetail'
import { debtSearch } from '@/features/debt/search'
import { DebtPager } from '@/features/debts/beside/DebtPager'
import { checkedSearch } from '@/lib/checked-search'
import { debtRoute } from '../-debt-route'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-in/debt-detail/$id')({
  ...debtRoute,
  validateSearch: checkedSearch(debtSearch),
  head: () => titled('Debt detail'),
  component: () => {
    const { tab, show } = Route.useSearch()
    const { debtorId: id } = Route.useRouteContext()
    return (
      <>
        <DebtPager debtorId={id} />
        <DebtDetail debtorId={id} tab={tab} show={show} />
      </>
    )
  },
})
