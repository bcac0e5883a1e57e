import { createFileRoute, redirect } from '@tanstack/react-router'

/** The masked URL of a reset link; opened directly, it requests a new one. */
export const Route = createFileRoute('/reset_password/')({
  beforeLoad: () => {
    throw redirect({ to: '/request_password_reset', replace: true })
  },
})
