import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUser } from '@/api/user'
import { RegisterClient } from '@/features/company/RegisterClient'
import { checkedSearch } from '@/lib/checked-search'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-in/register-details')({
  validateSearch: checkedSearch<{ step?: number }>((search) => {
    const step = Number(search.step)
    return Number.isInteger(step) && step > 1 && step <= 5 ? { step } : {}
  }),
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await queryClient.query(currentUser)
    if (user.client !== null) throw redirect({ to: '/', replace: true })
  },
  head: () => titled('Your company'),
  component: () => <RegisterClient step={Route.useSearch().step ?? 1} />,
})
