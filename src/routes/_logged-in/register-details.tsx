import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { currentUserQuery } from '@/api/user'
import { RegisterClient } from '@/features/company/RegisterClient'
import { searchSchema } from '@/lib/search-schema'
import { pageTitle } from '../-page-title'

/** The first step is the default. */
const stepSearch = searchSchema({
  step: z.catch(z.optional(z.int().check(z.gte(2), z.lte(5))), undefined),
})

export const Route = createFileRoute('/_logged-in/register-details')({
  validateSearch: stepSearch,
  beforeLoad: async ({ context: { queryClient }, matches }) => {
    // Another step of the open screen is no new visit.
    if (matches.at(-1)?.status === 'success') return
    const user = await queryClient.query(currentUserQuery)
    if (user.client !== null) throw redirect({ to: '/', replace: true })
  },
  head: () => pageTitle('Your company'),
  component: () => <RegisterClient step={Route.useSearch().step ?? 1} />,
})
