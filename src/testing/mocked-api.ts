import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { clearDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'

/** The client whose first debt is that of Alderbrook Joinery Ltd. */
const userId = 1

/** Mocks the API on 20 November 2026, anew for each test, for a client with debts who is logged in. */
export function withMockedApi(): void {
  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => mockServer.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
    await resetWorld()
    await session.start({
      access: issueToken(world, 'access', userId),
      refresh: issueToken(world, 'refresh', userId),
    })
  })
  afterEach(() => {
    mockServer.resetHandlers()
    window.localStorage.clear()
    clearDrafts()
    for (const { id } of snackbar.queue()) snackbar.close(id)
    vi.useRealTimers()
  })
}

export const snackbarMessages = () => snackbar.queue().map(({ message }) => message)
