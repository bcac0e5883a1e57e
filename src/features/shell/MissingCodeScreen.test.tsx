import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type * as reloadModule from '@/lib/reload'
import { trackLeaving } from '@/lib/reload'
import { renderScreen } from '@/testing/mount-screen'
import { MissingCodeScreen } from './MissingCodeScreen'

const isPortalReachable = vi.hoisted(() => vi.fn(async () => false))
vi.mock('@/lib/reload', async (importActual) => ({
  ...(await importActual<typeof reloadModule>()),
  isPortalReachable,
  canAutoReload: () => true,
}))
afterEach(() => vi.useRealTimers())

it('a screen whose code is missing does not reload a page that is being left until it is pressed', async () => {
  trackLeaving({ subscribe: () => () => {} })
  window.dispatchEvent(new Event('beforeunload'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { user } = renderScreen('/', { '/': MissingCodeScreen })
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  vi.useRealTimers()
  await screen.findByText(/^Loading was stopped\./)
  expect(isPortalReachable).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(isPortalReachable).toHaveBeenCalledTimes(1)
})
