import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { config } from '@/config'
import { createQueryClient } from '@/query-client'
import { createPortalRouter } from '@/router'
import { wayBack } from '@/session/drafts'
import { SessionProvider } from '@/session/SessionContext'
import { session } from '@/session/session'
import { readTokens } from '@/session/tokens'
import { system } from '@/ui/testing/theme'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  mockServer.listen({ onUnhandledRequest: 'error' })
  await resetWorld()
})
afterAll(() => mockServer.close())
const logIn = () =>
  session.start({
    access: issueToken(world, 'access', 1),
    refresh: issueToken(world, 'refresh', 1),
  })
beforeEach(logIn)
afterEach(cleanup)

/** Opens the portal at an address, as a user without the admin flag. */
async function open(address: string) {
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
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
  return router
}
const expectHeading = async (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name))

it.each([
  ['/no-such-page', 'Page not found'],
  ['/debt-detail/1/none', 'Page not found'],
  ['/about/none', 'Page not found'],
  ['/admin', 'Page not found'],
  ['/debt-detail/x', 'Page not found'],
  ['/about', 'About us'],
])('%s has the title and heading "%s" for a user without the admin flag', async (path, name) => {
  await open(path)
  await expectHeading(name)
  await waitFor(() => expect(document.title).toBe(`${config.productName} - ${name}`))
})

describe('an expiry', () => {
  const expire = () => act(async () => session.expire(readTokens()?.access ?? ''))

  it('leads from a private screen to the login, and the login back to its address', async () => {
    const router = await open('/client-settings?from=Jane+Doe')
    await expectHeading('Client settings')
    await expire()
    await expectHeading('Login')
    expect(router.state.location.href).toBe('/login')
    await act(logIn)
    await expectHeading('Client settings')
    expect(router.state.location.href).toBe('/client-settings?from=Jane+Doe')
    await waitFor(() => expect(wayBack.href).toBeNull())
  })

  it('leaves a public screen open', async () => {
    const router = await open('/about')
    await expectHeading('About us')
    await expire()
    await expectHeading('About us')
    expect(router.state.location.href).toBe('/about')
  })
})
