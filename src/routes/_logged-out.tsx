import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '@/session/session'

export const Route = createFileRoute('/_logged-out')({
  beforeLoad: () => {
    if (session.isLoggedIn()) throw redirect({ to: '/', replace: true })
  },
})
