import { createFileRoute, notFound } from '@tanstack/react-router'
import { currentUserQuery, isAdmin } from '@/api/user'
import { Admin } from '@/features/about/Admin'
import { titleUnlessNotFound } from '../-page-title'

export const Route = createFileRoute('/_logged-in/admin')({
  staticData: { isAdmin: true },
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await queryClient.query(currentUserQuery)
    if (!isAdmin(user)) throw notFound()
  },
  head: titleUnlessNotFound('Administration'),
  component: Admin,
})
