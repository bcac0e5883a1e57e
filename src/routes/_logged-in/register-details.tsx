import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { currentUserQuery } from '@/api/user'
import { RegisterClient } from '@/features/company/RegisterClient'
import { searchValue, strictSearch } from '@/lib/strict-search'
import { pageTitle } from '../-title'

/** The first step is the default. */
const stepSearch = z.object({
  step: searchValue((value) => {
    const step = Number(value)
    return Number.isInteger(step) && step > 1 && step <= 5 ? step : undefined
  }),
})

export const Route = createFileRoute('/_logged-in/register-details')({
  validateSearch: strictSearch<typeof stepSearch>(stepSearch),
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await queryClient.query(currentUserQuery)
    if (user.client !== null) throw redirect({ to: '/', replace: true })
  },
  head: () => pageTitle('Your company'),
  component: () => <RegisterClient step={Route.useSearch().step ?? 1} />,
})
