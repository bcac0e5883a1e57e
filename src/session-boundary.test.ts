import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalRouter } from './router'
import { wayBack } from './session/drafts'
import { session } from './session/session'
import { pairOf } from './session/testing/pairs'
import { readTokens } from './session/tokens'
import { followSession } from './session-boundary'

const navigate = vi.fn()
const invalidate = vi.fn()
let resolve = () => {}
let stop = () => {}

/** The router at a screen. */
function open(href: string, routeId: string) {
  const router = {
    navigate,
    invalidate,
    latestLocation: { href },
    matchRoutes: () => [{ routeId: '__root__' }, { routeId }],
    subscribe: (_: string, listener: () => void) => {
      resolve = listener
      return () => {}
    },
  }
  stop = followSession(router as unknown as PortalRouter)
}
const expire = () => session.expire(readTokens()?.access ?? '')

beforeEach(async () => {
  await session.start(pairOf(1))
  vi.clearAllMocks()
  wayBack.set(null)
})
afterEach(() => stop())

describe('an expiry', () => {
  it('leads from a private screen to the login, and keeps the way back in memory', () => {
    open('/debts?q=Jane+Doe', '/_logged-in/debts')
    expire()
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/login', search: {} })
    expect(wayBack.read()).toBe('/debts?q=Jane+Doe')
  })

  it('leaves a public screen open', () => {
    open('/activate/MQ/token', '/activate/$uid/$token')
    expire()
    expect(navigate).not.toHaveBeenCalled()
    expect(wayBack.read()).toBeNull()
  })
})

it('a login makes the guards run again, and the way back ends where it led', async () => {
  open('/debts', '/_logged-in/debts')
  expire()
  resolve()
  expect(wayBack.read()).toBe('/debts')
  await session.start(pairOf(1))
  expect(invalidate).toHaveBeenCalledOnce()
  resolve()
  expect(wayBack.read()).toBeNull()
})
