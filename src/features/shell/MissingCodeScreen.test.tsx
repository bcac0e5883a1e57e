import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as reloadModule from '@/lib/reload'
import { trackLeaving } from '@/lib/reload'
import { deleteDraft, saveDraft } from '@/session/drafts'
import { system } from '@/ui/testing/theme'
import { MissingCodeScreen } from './MissingCodeScreen'

const isPortalReachable = vi.hoisted(() => vi.fn(async () => false))
vi.mock('@/lib/reload', async (importActual) => ({
  ...(await importActual<typeof reloadModule>()),
  isPortalReachable,
  canAutoReload: () => true,
}))
beforeEach(() => void isPortalReachable.mockClear())
afterEach(() => {
  vi.useRealTimers()
  deleteDraft('note:1')
})

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

  it('keeps unsaved work until "Reload" is pressed, which tries once', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1e9)
    saveDraft('note:1', 'Promised to pay on Friday')
    renderScreen()
    await screen.findByRole('heading', { name: 'A new version of the portal is ready' })
    expect(isPortalReachable).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await screen.findByRole('heading', { name: 'We could not load this page' })
    expect(isPortalReachable).toHaveBeenCalledTimes(1)

    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    for (const [isOnline, event] of [
      [false, 'offline'],
      [true, 'online'],
    ] as const) {
      onLine.mockReturnValue(isOnline)
      act(() => void window.dispatchEvent(new Event(event)))
    }
    await screen.findByRole('heading', { name: 'A new version of the portal is ready' })
    expect(isPortalReachable).toHaveBeenCalledTimes(1)
  })
})
