import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { config } from '@/config'
import { createQueryClient } from '@/query-client'
import { createPortalRouter } from '@/router'
import { SessionProvider } from '@/session/SessionContext'
import { session } from '@/session/session'
import { system } from '@/ui/testing/theme'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  mockServer.listen({ onUnhandledRequest: 'error' })
  await resetWorld()
  await session.start({
    access: issueToken(world, 'access', 1),
    refresh: issueToken(world, 'refresh', 1),
  })
})
afterAll(() => mockServer.close())

it.each([
  ['/no-such-page', 'Page not found'],
  ['/admin', 'Page not found'],
  ['/debt-detail/x', 'Page not found'],
  ['/about', 'About us'],
])('%s has the title and heading "%s" for a user without the admin flag', async (path, name) => {
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) } as never)
  await router.load()
  render(
    <SessionProvider>
      <QueryClientProvider client={queryClient}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>
      </QueryClientProvider>
    </SessionProvider>,
  )
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name)
  await waitFor(() => expect(document.title).toBe(`${config.productName} - ${name}`))
})
