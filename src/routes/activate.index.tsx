import { createFileRoute, redirect } from '@tanstack/react-router'

/** What the address bar shows of an activation link; opened elsewhere, it leads to a new one. */
export const Route = createFileRoute('/activate/')({
  beforeLoad: () => {
    throw redirect({ to: '/request-activation', replace: true })
  },
})
