import { createFileRoute, redirect } from '@tanstack/react-router'

/** What the address bar shows of a reset link; opened elsewhere, it leads to a new one. */
export const Route = createFileRoute('/reset_password/')({
  beforeLoad: () => {
    throw redirect({ to: '/request_password_reset', replace: true })
  },
})
