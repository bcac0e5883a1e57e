import { createFileRoute, notFound } from '@tanstack/react-router'
import { currentUser, isAdmin } from '@/api/user'
import { Admin } from '@/features/about/Admin'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-in/admin')({
  staticData: { isAdmin: true },
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await queryClient.query(currentUser)
    if (!isAdmin(user)) throw notFound()
  },
  head: () => titled('Administration'),
  component: Admin,
})
