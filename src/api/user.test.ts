import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { preloadClient } from './http/request'
import { currentUserQuery, fetchTokenUser, isAdmin } from './user'

let sent: (string | null)[]
let respond: () => Response | Promise<Response>
const server = setupServer(
  msw.get('*/api/v1/auth/users/me/', ({ request }) => {
    sent.push(request.headers.get('authorization'))
    return respond()
  }),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await preloadClient()
})
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  session.start({ access: 'opaque-1', refresh: 'refresh-1' })
})
afterEach(() => {
  session.end()
  snackbar.clear()
  vi.useRealTimers()
})

const respondWith = (body: object, status = 200) => {
  respond = () => HttpResponse.json(body, { status })
}
const fetchUser = () => {
  const queryClient = createQueryClient()
  return queryClient.query(currentUserQuery)
}

describe('the current user', () => {
  it.each([
    [5, 5],
    [1, 1],
    [0, null],
    [-1, null],
    [null, null],
    [undefined, null],
  ])('with the company %j has the company %j', async (sentId, client) => {
    respondWith({ id: 7, client: sentId })
    expect(await fetchUser()).toMatchObject({ client })
  })

  it('has blank texts where the server sends none', async () => {
    respondWith({ id: 7, first_name: null, phone: 1632 })
    expect(await fetchUser()).toEqual({
      id: 7,
      first_name: '',
      last_name: '',
      email: '',
      phone: '1632',
      client: null,
    })
  })

  it.each([
    ['the id', { id: 7, email: 'ann@example.com' }, '7'],
    ['the email address without an id', { email: 'ann@example.com' }, 'ann@example.com'],
  ])('is identified by %s', async (_, record, user) => {
    respondWith(record)
    await fetchUser()
    expect(session.userId()).toBe(user)
    expect(await fetchTokenUser('opaque-2')).toBe(user)
  })

  it('is no longer requested when the query is cancelled', async () => {
    const requests: Request[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      requests.push(request as Request)
      return new Promise(() => {})
    })
    const queryClient = createQueryClient()
    const done = queryClient.query(currentUserQuery).catch((thrown: unknown) => thrown)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    await queryClient.cancelQueries(currentUserQuery)
    expect(requests[0]?.signal.aborted).toBe(true)
    await done
  })

  it('stays fresh for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    respondWith({ id: 7 })
    const queryClient = createQueryClient()
    await queryClient.query(currentUserQuery)
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1)
    await queryClient.query(currentUserQuery)
    expect(sent).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await queryClient.query(currentUserQuery)
    expect(sent).toHaveLength(2)
  })

  it.each([
    [{ is_admin: true }, true],
    [{ is_staff: true }, true],
    [{ is_admin: true, is_staff: false }, true],
    [{ is_admin: false, is_staff: true }, true],
    [{ is_admin: false, is_staff: false }, false],
    [{}, false],
  ])('with %j is an administrator: %j', async (flags, expected) => {
    respondWith({ id: 7, ...flags })
    expect(isAdmin(await fetchUser())).toBe(expected)
  })
})

describe('the user of a token', () => {
  it('is requested with that token, whatever happens to the session meanwhile', async () => {
    respond = () => {
      session.end()
      return HttpResponse.json({ id: 8 })
    }
    expect(await fetchTokenUser('opaque-2')).toBe('8')
    expect(sent).toEqual(['JWT opaque-2'])
  })

  it.each([401, 403, 500])('is unknown when the request fails with %i', async (status) => {
    respondWith({ detail: 'No.' }, status)
    expect(await fetchTokenUser('opaque-2')).toBeNull()
    expect(sent).toEqual(['JWT opaque-2'])
    expect(session.tokens()?.access).toBe('opaque-1')
  })

  it('is unknown after eight seconds without a response', async () => {
    vi.useFakeTimers()
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    let user: string | null | undefined
    const done = fetchTokenUser('opaque-2').then((found) => {
      user = found
    })
    await vi.advanceTimersByTimeAsync(7_999)
    expect(user).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(user).toBeNull()
  })
})
