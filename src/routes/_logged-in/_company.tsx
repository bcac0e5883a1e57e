import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUserQuery } from '@/api/user'

/** Routes below require a company (section 6: needed before adding debts). */
export const Route = createFileRoute('/_logged-in/_company')({
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await queryClient.query(currentUserQuery)
    if (user.client === null) throw redirect({ to: '/register-details', replace: true })
    return { clientId: user.client }
  },
})
