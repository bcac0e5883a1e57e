import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { currentUserQuery } from '@/api/user'
import { RegisterClient } from '@/features/company/RegisterClient'
import { strictSearch } from '@/lib/strict-search'
import { pageTitle } from '../-title'

/** The first step is the default. */
const stepSearch = z.object({
  step: z.catch(
    z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(2), z.lte(5))),
    undefined,
  ),
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
