import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { createQueryClient } from '@/query-client'
import { system } from '@/ui/testing/theme'
import { ClientSettings } from '../ClientSettings'
import { RegisterClient } from '../RegisterClient'

const Wizard = () => <RegisterClient step={useSearch({ strict: false }).step ?? 1} />

/** Mounts a company screen inside the portal. */
export async function mount(href: string) {
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/register-details', Wizard),
      at('/client-settings', ClientSettings),
      at('$', () => <h1>Elsewhere</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: [href] }),
  })
  await router.load()
  const { unmount } = render(
    <StrictMode>
      <ChakraProvider value={system}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ChakraProvider>
    </StrictMode>,
  )
  return {
    unmount,
    user: userEvent.setup(),
    href: () => router.state.location.href,
    goTo: (path: string) => router.history.push(path),
  }
}
