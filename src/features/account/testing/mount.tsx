import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { createQueryClient } from '@/query-client'
import { system } from '@/ui/testing/theme'

/** Mounts one screen in the portal; other paths show their name as `h1`. */
export async function mount(path: string, element: ReactNode) {
  const root = createRootRoute()
  const at = (route: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: route, component })
  const router = createRouter({
    routeTree: root.addChildren([at(path, () => element), at('$', () => <h1>Elsewhere</h1>)]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  render(
    <StrictMode>
      <ChakraProvider value={system}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ChakraProvider>
    </StrictMode>,
  )
  return { user: userEvent.setup(), href: () => router.state.location.href }
}

/** Fills an empty field by pasting, which renders the form once instead of once for each key. */
export async function fill(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}
