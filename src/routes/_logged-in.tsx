import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useSession } from '@/session/SessionContext'
import { session } from '@/session/session'
import { Skeleton } from '@/ui/Skeleton'

export const Route = createFileRoute('/_logged-in')({
  // Every private screen needs this route, so it is not split.
  codeSplitGroupings: [],
  beforeLoad: ({ location }) => {
    if (!session.isLoggedIn()) {
      throw redirect({ to: '/register', search: { redirect: location.href }, replace: true })
    }
  },
  // When the tokens are removed in any tab, private screens unmount immediately.
  component: () => (useSession().tokens ? <Outlet /> : <Skeleton lines={6} />),
})
