import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as reloadModule from '@/lib/reload'
import { trackLeaving } from '@/lib/reload'
import { system } from '@/ui/testing/theme'
import { MissingCodeScreen } from './MissingCodeScreen'

const isPortalReachable = vi.hoisted(() => vi.fn(async () => false))
vi.mock('@/lib/reload', async (importActual) => ({
  ...(await importActual<typeof reloadModule>()),
  isPortalReachable,
  canAutoReload: () => true,
}))
beforeEach(() => void isPortalReachable.mockClear())
afterEach(() => vi.useRealTimers())

function renderScreen() {
  const router = createRouter({ routeTree: createRootRoute({ component: MissingCodeScreen }) })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
}

describe('a screen whose code is missing', () => {
  it('does not reload a page that is being left until it is pressed', async () => {
    trackLeaving({ subscribe: () => () => {} })
    window.dispatchEvent(new Event('beforeunload'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderScreen()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    vi.useRealTimers()
    await screen.findByText(/^Loading was stopped\./)
    expect(isPortalReachable).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(isPortalReachable).toHaveBeenCalledTimes(1)
  })
})
