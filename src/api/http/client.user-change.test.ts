import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session, UserChanged } from '@/session/session'
import { http } from './client'
import type { Failure } from './errors'

const server = setupServer()
const url = (path: string) => `*/api/v1/${path}`

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
  session.end()
  server.resetHandlers()
})

const anything = z.unknown()
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )

const tokenOf = (user: number) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`

it('U04: a write is refused when another user has logged in elsewhere', async () => {
  session.start({ access: tokenOf(1), refresh: 'refresh-1' })
  localStorage.setItem('access', tokenOf(2))
  server.use(msw.post(url('debtor/'), () => expect.unreachable('nothing may be sent')))
  const thrown = await failure(http.post('debtor/', anything, { json: {} }))
  expect(thrown).toMatchObject({
    kind: 'other-user',
    message: expect.stringMatching(/Nothing was sent/),
  })
})

describe('U02: a response that arrives after the user has changed', () => {
  const pairOf = (user: number) => ({ access: tokenOf(user), refresh: `refresh-${user}` })

  /** Makes a call, changes the user while it is in flight, and returns what the caller received. */
  async function resultAfter(change: () => void, status: number) {
    session.start(pairOf(1))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const seen: (string | null)[] = []
    server.use(
      msw.post(url('debtor/'), async ({ request }) => {
        seen.push(request.headers.get('authorization'))
        await held
        return HttpResponse.json({ id: 1 }, { status })
      }),
      msw.post(url('auth/jwt/refresh/'), () => HttpResponse.json({ access: tokenOf(1) })),
    )
    vi.useFakeTimers()
    const result = http.post('debtor/', anything, { json: {} }).catch((thrown: unknown) => thrown)
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    change()
    release()
    // Longer than any wait of a refused call.
    await vi.advanceTimersByTimeAsync(700)
    expect(seen).toEqual([`JWT ${tokenOf(1)}`])
    return result
  }

  it.each([201, 400, 401, 500])(
    'ends the work of its caller, whatever its status (%i)',
    async (status) => {
      const change = () => {
        session.end()
        session.start(pairOf(2))
      }
      expect(await resultAfter(change, status)).toBeInstanceOf(UserChanged)
    },
  )

  it('reaches the same user who logged in again after the session expired', async () => {
    const change = () => {
      session.expire()
      session.start(pairOf(1))
    }
    expect(await resultAfter(change, 201)).toEqual({ id: 1 })
  })
})
