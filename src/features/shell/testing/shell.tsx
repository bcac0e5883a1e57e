import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { vi } from 'vitest'
import { session } from '@/session/session'
import { pairOf } from '@/session/testing/pairs'
import { setUpServer } from '@/testing/fake-server'
import { renderRouter } from '@/testing/mount-screen'
import { Screen } from '@/ui/Screen'
import { RouteAnnouncer } from '../RouteAnnouncer'
import { Shell } from '../Shell'

export const logIn = () => session.start(pairOf(1))

/** The API of a user with a company. */
export const setUpShellServer = () =>
  setUpServer({
    'auth/users/me': {
      ...{ id: 1, first_name: 'Ann', last_name: 'Archer', email: 'ann@example.com', client: 3 },
    },
  })

/** Mounts the shell around plain screens headed by their paths. */
export async function mountShell(path = '/', { wide = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const root = createRootRoute({
    component: () => (
      <>
        <RouteAnnouncer />
        <Shell>
          <Outlet />
        </Shell>
      </>
    ),
  })
  function NamedScreen() {
    const name = `Screen ${location().pathname.slice(1)}`
    document.title = name
    return <Screen heading={name}>text</Screen>
  }
  const screen = createRoute({ getParentRoute: () => root, path: '$', component: NamedScreen })
  const privateRoot = createRoute({ getParentRoute: () => root, id: '_logged-in' })
  const privateScreens = ['/debts', '/add-debt', '/debt-detail/$id'].map((path) =>
    createRoute({ getParentRoute: () => privateRoot, path, component: NamedScreen }),
  )
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Screen heading="Debts" />,
  })
  const router = createRouter({
    routeTree: root.addChildren([home, screen, privateRoot.addChildren(privateScreens)]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const location = () => router.state.location
  await router.load()
  return renderRouter(router)
}
