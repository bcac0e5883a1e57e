import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { SessionProvider } from '@/session/SessionContext'
import { session } from '@/session/session'
import { pairOf } from '@/session/testing/pairs'
import { setUpServer } from '@/testing/fake-server'
import { Screen } from '@/ui/Screen'
import { system } from '@/ui/testing/theme'
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
  render(
    <StrictMode>
      <SessionProvider>
        <QueryClientProvider client={createQueryClient()}>
          <ChakraProvider value={system}>
            <RouterProvider router={router} />
          </ChakraProvider>
        </QueryClientProvider>
      </SessionProvider>
    </StrictMode>,
  )
  return { user: userEvent.setup(), router, href: () => router.state.location.href }
}
