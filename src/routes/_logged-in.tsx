import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { PagePending } from '@/features/shell/PagePending'
import { useSession } from '@/session/SessionContext'
import { session } from '@/session/session'

export const Route = createFileRoute('/_logged-in')({
  // Every private screen needs it: a file of its own would be one more to ask for.
  codeSplitGroupings: [],
  beforeLoad: ({ location }) => {
    if (!session.isLoggedIn()) {
      throw redirect({ to: '/register', search: { redirect: location.href }, replace: true })
    }
  },
  // When the tokens go, in this tab or another, the private screens go with them at once.
  component: () => {
    const { loggedIn, userEpoch } = useSession()
    return loggedIn ? <Outlet key={userEpoch} /> : <PagePending />
  },
})
