import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { asJson, halfBody, stalledBody } from '../testing/responses'
import { http } from './client'
import type { Failure } from './errors'
import { preloadClient } from './request'

const server = setupServer()
const url = (path: string) => `*/api/v1/${path}`

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => session.start({ access: 'old', refresh: 'refresh-1' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.end()
  server.resetHandlers()
})

/** Responds 200 to the given access token and 401 to all others; counts both requests. */
function serve(good: string, refresh: () => Response | Promise<Response>) {
  const seen = { data: [] as (string | null)[], refresh: 0 }
  server.use(
    msw.all(url('data/'), ({ request }) => {
      const header = request.headers.get('authorization')
      seen.data.push(header)
      return header === `JWT ${good}`
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({ detail: 'Given token not valid for any token type' }, { status: 401 })
    }),
    msw.post(url('auth/jwt/refresh/'), () => {
      seen.refresh += 1
      return refresh()
    }),
  )
  return seen
}

/** Adds Web Locks, which jsdom lacks. */
function oneLock() {
  let held = false
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      async request<T>(_name: string, _options: unknown, task: () => Promise<T>): Promise<T> {
        held = true
        return task().finally(() => {
          held = false
        })
      },
    },
  })
  return { held: () => held }
}

const anything = z.unknown()
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )

describe('a 401', () => {
  it('T01: leads to one refresh for all concurrent calls, each repeated once', async () => {
    const seen = serve('new', () => HttpResponse.json({ access: 'new' }))
    const answers = await Promise.all(Array.from({ length: 5 }, () => http.get('data/', anything)))
    expect(answers).toEqual(Array(5).fill({ ok: true }))
    expect(seen.refresh).toBe(1)
    expect(seen.data).toEqual([...Array(5).fill('JWT old'), ...Array(5).fill('JWT new')])
    expect(session.tokens()).toEqual({ access: 'new', refresh: 'refresh-1' })
  })

  it('T03: ends the session after three requests when it repeats after a refresh', async () => {
    const ended = vi.fn()
    const stop = session.subscribe(ended)
    const seen = serve('never', () => HttpResponse.json({ access: 'new', refresh: 'refresh-2' }))
    expect((await failure(http.get('data/', anything))).kind).toBe('signed-out')
    expect(seen.data).toHaveLength(2)
    expect(seen.refresh).toBe(1)
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
    expect(session.isLoggedIn()).toBe(false)
    stop()
  })

  it.each([400, 401, 403])('T07: logs out when the refresh is refused with %i', async (status) => {
    serve('never', () => HttpResponse.json({ detail: 'Token is blacklisted' }, { status }))
    expect((await failure(http.get('data/', anything))).kind).toBe('signed-out')
    expect(localStorage.getItem('access')).toBeNull()
    expect(localStorage.getItem('refresh')).toBeNull()
  })

  it.each([
    ['500', () => new HttpResponse('oops', { status: 500 })],
    ['429', () => HttpResponse.json({ detail: 'Request was throttled.' }, { status: 429 })],
    ['a page', () => HttpResponse.html('<html></html>')],
    ['no tokens', () => HttpResponse.json({})],
    ['the word null', () => HttpResponse.json({ access: 'null' })],
    ['502 with a page', () => HttpResponse.html('<html></html>', { status: 502 })],
    ['503', () => HttpResponse.json({}, { status: 503 })],
    ['a token that is none', () => HttpResponse.json({ access: 'a\nb' })],
    ['a dropped line', () => HttpResponse.error()],
    ['a body that breaks off', () => new HttpResponse(halfBody(), asJson)],
    ...[400, 401, 403].flatMap((status): [string, () => Response][] => [
      [`${status} with a page`, () => HttpResponse.html('<h1>Blocked</h1>', { status })],
      [`${status} with a text`, () => HttpResponse.text('Blocked by policy', { status })],
      [`${status} with nothing`, () => new HttpResponse(null, { status })],
      [`${status} with a word`, () => HttpResponse.json('Blocked', { status })],
      [
        `${status} with a page called JSON`,
        () => new HttpResponse('<h1>Blocked</h1>', { status, ...asJson }),
      ],
      [`${status} that breaks off`, () => new HttpResponse(halfBody(), { status, ...asJson })],
    ]),
  ])('T05, T08: keeps the session when the refresh responds %s', async (name, answer) => {
    session.start({ access: 'old', refresh: `refresh-${name.replaceAll(' ', '-')}` })
    serve('never', answer)
    const { kind } = await failure(http.get('data/', anything))
    expect(kind).toBe('no-network')
    expect(session.tokens()?.access).toBe('old')
    expect({ ...localStorage }).toEqual({
      access: 'old',
      refresh: `refresh-${name.replaceAll(' ', '-')}`,
    })
  })

  it('T05: keeps the session when the refresh gets no response, and the next action tries again', async () => {
    vi.useFakeTimers()
    session.start({ access: 'old', refresh: 'refresh-of-a-silent-server' })
    let silent = true
    const seen = serve('new', async () => {
      if (silent) await new Promise(() => {})
      return HttpResponse.json({ access: 'new' })
    })
    const first = failure(http.get('data/', anything))
    await vi.advanceTimersByTimeAsync(25_000)
    expect((await first).kind).toBe('no-network')
    expect(session.isLoggedIn()).toBe(true)
    silent = false
    // As soon as a user can try again.
    await vi.advanceTimersByTimeAsync(600)
    const second = http.get('data/', anything)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await second).toEqual({ ok: true })
    expect(seen.refresh).toBe(2)
  })

  it.each([200, 400, 401, 403])(
    'T05: keeps the session when the refresh stalls after status %i, and the next action tries again',
    async (status) => {
      const locks = oneLock()
      await preloadClient()
      vi.useFakeTimers()
      const refresh = `refresh-that-stands-still-${status}`
      session.start({ access: 'old', refresh })
      let isStalled = true
      const seen = serve('new', () =>
        isStalled
          ? new HttpResponse(stalledBody(), { status, ...asJson })
          : HttpResponse.json({ access: 'new' }),
      )
      const waiting = Promise.all([1, 2].map(() => failure(http.get('data/', anything))))
      await vi.waitFor(() => expect(locks.held()).toBe(true))
      await vi.advanceTimersByTimeAsync(20_000)
      for (const { kind } of await waiting) expect(kind).toBe('no-network')
      expect(locks.held()).toBe(false)
      expect(session.tokens()).toEqual({ access: 'old', refresh })
      isStalled = false
      await vi.advanceTimersByTimeAsync(600)
      const next = http.get('data/', anything)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await next).toEqual({ ok: true })
      expect(seen.refresh).toBe(2)
    },
  )

  it('T13: is refreshed at the same time whatever the clock says', async () => {
    await preloadClient()
    vi.useFakeTimers()
    session.start({ access: 'old', refresh: 'refresh-of-a-day-that-jumps' })
    const seen = serve('never', () => new HttpResponse(null, { status: 503 }))
    const day = 86_400_000
    const start = Date.now()
    await failure(http.get('data/', anything))
    vi.setSystemTime(start + day)
    await failure(http.get('data/', anything))
    expect(seen.refresh).toBe(1)
    vi.setSystemTime(start - day)
    await vi.advanceTimersByTimeAsync(600)
    await failure(http.get('data/', anything))
    expect(seen.refresh).toBe(2)
  })

  const page = () => HttpResponse.html('<h1>Blocked</h1>', { status: 401 })

  it('T05: keeps the session when a page responds 401 before and after a refresh', async () => {
    const seen = serve('never', () => HttpResponse.json({ access: 'new' }))
    let calls = 0
    server.use(
      msw.all(url('data/'), () => {
        calls += 1
        return page()
      }),
    )
    for (const call of [
      () => http.get('data/', anything),
      () => http.post('data/', anything, { json: {} }),
    ]) {
      session.start({ access: 'old', refresh: 'refresh-1' })
      expect(await failure(call())).toMatchObject({ kind: 'bad-answer', status: 401 })
      expect(session.tokens()).toEqual({ access: 'new', refresh: 'refresh-1' })
    }
    expect([calls, seen.refresh]).toEqual([4, 2])
  })

  it('T04: refreshes when a page responds 401, and the refused refresh ends the session', async () => {
    serve('never', () => HttpResponse.json({ detail: 'Token is blacklisted' }, { status: 401 }))
    server.use(msw.all(url('data/'), page))
    expect((await failure(http.get('data/', anything))).kind).toBe('signed-out')
    expect(session.isLoggedIn()).toBe(false)
  })

  it('T16: keeps the tokens when a public call gets a page with 401', async () => {
    const sent: (string | null)[] = []
    serve('never', () => HttpResponse.json({ access: 'new' }))
    server.use(
      msw.post(url('auth/users/activation/'), ({ request }) => {
        sent.push(request.headers.get('authorization'))
        return page()
      }),
    )
    const call = http.postOnly('auth/users/activation/', { form: {}, isPublic: true })
    expect(await failure(call)).toMatchObject({ kind: 'bad-answer', status: 401 })
    expect(sent).toEqual(['JWT old', 'JWT new', null])
    expect(session.tokens()?.access).toBe('new')
  })

  it('T15: does not refresh fifty times when fifty calls fail together', async () => {
    session.start({ access: 'old', refresh: 'refresh-of-a-broken-server' })
    const seen = serve('never', () => new HttpResponse(null, { status: 500 }))
    for (let action = 0; action < 50; action += 1) await failure(http.get('data/', anything))
    expect(seen.data).toHaveLength(50)
    expect(seen.refresh).toBeLessThanOrEqual(5)
    expect(session.isLoggedIn()).toBe(true)
  })

  it('T02: is repeated without a second refresh when another call has refreshed meanwhile', async () => {
    const seen = serve('new', () => HttpResponse.json({ access: 'new' }))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      msw.get(url('slow/'), async ({ request }) => {
        const isGood = request.headers.get('authorization') === 'JWT new'
        if (isGood) return HttpResponse.json({ ok: true })
        await held
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    const slow = http.get('slow/', anything)
    await http.get('data/', anything)
    release()
    expect(await slow).toEqual({ ok: true })
    expect(seen.refresh).toBe(1)
  })

  it('T09: refreshes again when a token that another tab stored has expired since', async () => {
    const seen = serve('new', () => HttpResponse.json({ access: 'new', refresh: 'refresh-3' }))
    server.use(
      msw.get(
        url('data/'),
        () => {
          localStorage.setItem('access', 'of-another-tab')
          localStorage.setItem('refresh', 'refresh-2')
          return HttpResponse.json({}, { status: 401 })
        },
        { once: true },
      ),
    )
    expect(await http.get('data/', anything)).toEqual({ ok: true })
    expect(seen).toEqual({ data: ['JWT of-another-tab', 'JWT new'], refresh: 1 })
    expect(session.isLoggedIn()).toBe(true)
  })

  it('T04: ends the session once for all calls when the refresh is refused, and nothing is sent after', async () => {
    const heard = vi.fn()
    const stop = session.subscribe(heard)
    const seen = serve('never', () => HttpResponse.json({}, { status: 401 }))
    const calls = [1, 2, 3].map(() => failure(http.get('data/', anything)))
    for (const { kind } of await Promise.all(calls)) expect(kind).toBe('signed-out')
    expect(heard).toHaveBeenCalledExactlyOnceWith('expired')
    expect(seen.refresh).toBe(1)
    const before = seen.data.length
    expect((await failure(http.get('data/', anything))).kind).toBe('signed-out')
    expect((await failure(http.post('data/', anything, { json: {} }))).kind).toBe('signed-out')
    expect(seen.data).toHaveLength(before)
    stop()
  })

  it('does not end the session that another tab began when the repeated call is refused', async () => {
    serve('never', () => HttpResponse.json({ access: 'new' }))
    server.use(
      msw.get(url('data/'), ({ request }) => {
        if (request.headers.get('authorization') === 'JWT new') {
          localStorage.setItem('access', 'of-another-tab')
        }
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    await failure(http.get('data/', anything))
    expect(localStorage.getItem('access')).toBe('of-another-tab')
  })

  it('T08: keeps the refresh token when none is sent, and stores both when both are', async () => {
    serve('new', () => HttpResponse.json({ access: 'new' }))
    await http.get('data/', anything)
    expect(session.tokens()).toEqual({ access: 'new', refresh: 'refresh-1' })
    serve('newest', () => HttpResponse.json({ access: 'newest', refresh: 'refresh-2' }))
    await http.get('data/', anything)
    expect(session.tokens()).toEqual({ access: 'newest', refresh: 'refresh-2' })
  })

  it('fails with the error of section 5 when there is no refresh token', async () => {
    localStorage.removeItem('refresh')
    serve('never', () => expect.unreachable('no refresh call may be made'))
    const thrown = await failure(http.get('data/', anything))
    expect(thrown).toMatchObject({ message: 'No refresh token available', status: 400 })
    expect(session.isLoggedIn()).toBe(false)
  })

  it('T16: drops refused tokens of a public call and repeats it without the header', async () => {
    const seen: (string | null)[] = []
    server.use(
      msw.post(url('auth/users/activation/'), ({ request }) => {
        const header = request.headers.get('authorization')
        seen.push(header)
        return header
          ? HttpResponse.json({}, { status: 401 })
          : new HttpResponse(null, { status: 204 })
      }),
      msw.post(url('auth/jwt/refresh/'), () => HttpResponse.json({}, { status: 401 })),
    )
    await http.postOnly('auth/users/activation/', {
      form: { uid: 'a', token: 'b' },
      isPublic: true,
    })
    expect(seen).toEqual(['JWT old', null])
    expect(session.isLoggedIn()).toBe(false)
  })
})
