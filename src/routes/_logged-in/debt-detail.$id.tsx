import { createFileRoute, notFound } from '@tanstack/react-router'
import { debtorDetail } from '@/api/debtor-queries'
import { DebtDetail } from '@/features/debt/DebtDetail'
import { debtSearch } from '@/features/debt/search'
import { BesideDebt } from '@/features/debts/beside/BesideDebt'
import { titled } from '../-title'

/** A positive whole number, or the page is not found: nothing else ever reaches a request path. */
const debtorId = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null)

export const Route = createFileRoute('/_logged-in/debt-detail/$id')({
  params: {
    parse: ({ id }) => ({ id: debtorId(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: debtSearch,
  beforeLoad: ({ params: { id } }) => {
    if (id === null) throw notFound()
    return { debtorId: id }
  },
  loader: ({ context: { queryClient, debtorId } }) => {
    void queryClient.prefetchQuery(debtorDetail(debtorId))
  },
  head: () => titled('Debt detail'),
  component: () => {
    const { tab, show } = Route.useSearch()
    const { debtorId: id } = Route.useRouteContext()
    return (
      <>
        <BesideDebt debtorId={id} />
        <DebtDetail debtorId={id} tab={tab} show={show} />
      </>
    )
  },
})
