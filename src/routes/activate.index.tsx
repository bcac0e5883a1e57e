import { createFileRoute, redirect } from '@tanstack/react-router'

/** The masked URL of an activation link; opened directly, it requests a new one. */
export const Route = createFileRoute('/activate/')({
  beforeLoad: () => {
    throw redirect({ to: '/request-activation', replace: true })
  },
})
