import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

let sent: string[] = []
const server = setupServer(
  msw.all('*/api/v1/thing/', ({ request }) => {
    sent.push(request.method)
    return HttpResponse.json({ id: 1 })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  vi.resetModules()
})
afterEach(() => {
  localStorage.clear()
  vi.doUnmock('ky')
})

/** Replaces the code that sends requests, and loads the client anew. */
async function loadWith(load: () => Promise<typeof import('ky')>) {
  vi.doMock('ky', load)
  const { http } = await import('./client')
  const { session } = await import('@/session/session')
  return { http, session }
}
const realKy = () => vi.importActual<typeof import('ky')>('ky')
const tokenOf = (user: number) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`

it.each(['get', 'post'] as const)(
  'a %s whose code cannot be loaded is not sent, and the next one loads it again',
  async (method) => {
    let loads = 0
    const { http, session } = await loadWith(() => {
      // Once in advance, and once for the request.
      loads += 1
      return loads < 3 ? Promise.reject(new TypeError('Failed to fetch')) : realKy()
    })
    session.start({ access: 'access-1', refresh: 'refresh-1' })
    const call = () => http[method]('thing/', z.object({ id: z.int() }), {})
    await expect(call()).rejects.toMatchObject({ kind: 'no-network', cause: expect.any(Error) })
    expect(sent).toEqual([])
    expect(await call()).toEqual({ id: 1 })
    expect(sent).toEqual([method.toUpperCase()])
  },
)

it('U04: a write is refused when another user logs in while its code loads', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const started = vi.fn()
  const { http, session } = await loadWith(async () => {
    started()
    await held
    return realKy()
  })
  session.start({ access: tokenOf(1), refresh: 'refresh-1' })
  const write = http.post('thing/', z.unknown(), { json: {} }).catch((thrown: unknown) => thrown)
  await vi.waitFor(() => expect(started).toHaveBeenCalled())
  localStorage.setItem('access', tokenOf(2))
  release()
  expect(await write).toMatchObject({ kind: 'other-user' })
  expect(sent).toEqual([])
})
