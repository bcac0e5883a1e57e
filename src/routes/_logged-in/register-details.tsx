import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUserQuery } from '@/api/user'
import { RegisterClient } from '@/features/company/RegisterClient'
import { strictSearch } from '@/lib/strict-search'
import { pageTitle } from '../-title'

export const Route = createFileRoute('/_logged-in/register-details')({
  validateSearch: strictSearch<{ step?: number }>((search) => {
    const step = Number(search.step)
    return Number.isInteger(step) && step > 1 && step <= 5 ? { step } : {}
  }),
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await queryClient.query(currentUserQuery)
    if (user.client !== null) throw redirect({ to: '/', replace: true })
  },
  head: () => pageTitle('Your company'),
  component: () => <RegisterClient step={Route.useSearch().step ?? 1} />,
})
