import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { createQueryClient } from '@/query-client'
import { system } from '@/ui/testing/theme'

/**
 * Mounts screens in the portal, without its guards; any other path shows "Elsewhere" as `h1`.
 * @param screens the components by path
 */
export async function mountScreen(href: string, screens: Record<string, () => ReactNode>) {
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      ...Object.entries(screens).map(([path, component]) => at(path, component)),
      at('$', () => <h1>Elsewhere</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: [href] }),
  })
  await router.load()
  const { unmount } = render(
    <StrictMode>
      <ChakraProvider value={system}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </ChakraProvider>
    </StrictMode>,
  )
  return {
    user: userEvent.setup(),
    unmount,
    router,
    href: () => router.state.location.href,
    goTo: (path: string) => router.history.push(path),
  }
}
