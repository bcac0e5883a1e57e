import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as reloadModule from '@/lib/reload'
import { leaveDuringLoad } from '@/lib/reload'
import { deleteDraft, saveDraft } from '@/session/drafts'
import { system } from '@/ui/testing/theme'
import { ChunkErrorScreen } from './ChunkErrorScreen'

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
  const router = createRouter({ routeTree: createRootRoute({ component: ChunkErrorScreen }) })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
}

test('a page that is being left does not reload by itself', async () => {
  leaveDuringLoad.watch()
  window.dispatchEvent(new Event('beforeunload'))
  leaveDuringLoad.unwatch()
  vi.useFakeTimers()
  renderScreen()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  vi.useRealTimers()
  screen.getByText(/^Loading it was stopped\./)
  expect(isPortalReachable).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(isPortalReachable).toHaveBeenCalledTimes(1)

  leaveDuringLoad.watch()
  expect(leaveDuringLoad.has()).toBe(false)
  leaveDuringLoad.unwatch()
})

test('a press of "Reload" tries once, and not again when the connection returns', async () => {
  saveDraft('note:1', 'Promised to pay on Friday')
  renderScreen()
  await screen.findByRole('heading', { name: 'A new version of the portal is ready' })
  expect(isPortalReachable).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await screen.findByRole('heading', { name: 'This page is not here yet' })
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
