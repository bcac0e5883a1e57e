import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import type { Failure } from './errors'
import { http } from './http'

const server = setupServer()
const url = (path: string) => `*/api/v1/${path}`

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => session.start({ access: 'old', refresh: 'refresh-1' }))
afterEach(() => {
  session.end()
  server.resetHandlers()
})

/** Answers 200 to the given access token and 401 to all others; counts both calls. */
function serve(good: string, refresh: () => Response) {
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

const anything = z.unknown()
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )

describe('a 401', () => {
  it('is met by one refresh for all concurrent calls, each repeated once', async () => {
    const seen = serve('new', () => HttpResponse.json({ access: 'new' }))
    const answers = await Promise.all(Array.from({ length: 5 }, () => http.get('data/', anything)))
    expect(answers).toEqual(Array(5).fill({ ok: true }))
    expect(seen.refresh).toBe(1)
    expect(seen.data).toEqual([...Array(5).fill('JWT old'), ...Array(5).fill('JWT new')])
    expect(session.tokens()).toEqual({ access: 'new', refresh: 'refresh-1' })
  })

  it('again after a good refresh ends the session after three requests', async () => {
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

  it.each([400, 401, 403])('whose refresh is refused with %i logs out', async (status) => {
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
    ['a dropped line', () => HttpResponse.error()],
  ])('whose refresh answers %s keeps the session', async (name, answer) => {
    session.start({ access: 'old', refresh: `refresh-${name.replaceAll(' ', '-')}` })
    serve('never', answer)
    const { kind } = await failure(http.get('data/', anything))
    expect(kind).toBe('no-network')
    expect(session.tokens()?.access).toBe('old')
  })

  it('without a refresh token is the error of section 5', async () => {
    localStorage.removeItem('refresh')
    serve('never', () => expect.unreachable('no refresh call may be made'))
    const thrown = await failure(http.get('data/', anything))
    expect(thrown).toMatchObject({ message: 'No refresh token available', status: 400 })
    expect(session.isLoggedIn()).toBe(false)
  })

  it('of a public call with dead tokens drops them and repeats without the header', async () => {
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
    await http.postOnly('auth/users/activation/', { form: { uid: 'a', token: 'b' }, open: true })
    expect(seen).toEqual(['JWT old', null])
    expect(session.isLoggedIn()).toBe(false)
  })
})

it('a write is refused when another user has logged in elsewhere', async () => {
  const tokenOf = (user: number) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`
  session.start({ access: tokenOf(1), refresh: 'refresh-1' })
  localStorage.setItem('access', tokenOf(2))
  server.use(msw.post(url('debtor/'), () => expect.unreachable('nothing may be sent')))
  const thrown = await failure(http.post('debtor/', anything, { json: {} }))
  expect(thrown).toMatchObject({
    kind: 'other-user',
    message: expect.stringMatching(/Nothing was sent/),
  })
})

describe('an answer is judged by status, then content type, then schema', () => {
  const shape = z.object({ id: z.int() })
  it.each<[string, () => Response, string, string]>([
    [
      'a page with 200',
      () => HttpResponse.html('<p>Log in to the hotel</p>'),
      'bad-answer',
      'unknown-outcome',
    ],
    ['another shape', () => HttpResponse.json({ id: 'x' }), 'bad-answer', 'unknown-outcome'],
    [
      'half a body',
      () => new HttpResponse('{"id":', { headers: { 'Content-Type': 'application/json' } }),
      'bad-answer',
      'unknown-outcome',
    ],
    ['a dropped line', () => HttpResponse.error(), 'no-network', 'unknown-outcome'],
    [
      '500',
      () => HttpResponse.html('<pre>Traceback</pre>', { status: 500 }),
      'server',
      'unknown-outcome',
    ],
    [
      '404',
      () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
      'not-found',
      'not-found',
    ],
    ['403', () => HttpResponse.json({ detail: 'No.' }, { status: 403 }), 'forbidden', 'forbidden'],
    [
      '429',
      () => HttpResponse.json({ detail: 'Later.' }, { status: 429 }),
      'throttled',
      'throttled',
    ],
  ])('%s', async (_name, answer, onRead, onWrite) => {
    server.use(msw.all(url('thing/'), answer))
    const read = await failure(http.get('thing/', shape))
    const write = await failure(http.post('thing/', shape, { json: {} }))
    expect([read.kind, write.kind]).toEqual([onRead, onWrite])
    for (const { message } of [read, write]) {
      expect(message).not.toMatch(/[<>]|Traceback|undefined|\[object/)
    }
  })

  it('an empty 204 is a success', async () => {
    server.use(msw.delete(url('thing/'), () => new HttpResponse(null, { status: 204 })))
    await expect(http.delete('thing/')).resolves.toBeUndefined()
  })

  it('writes are never sent twice, whatever the answer', async () => {
    let requests = 0
    server.use(
      msw.all(url('thing/'), () => {
        requests += 1
        return new HttpResponse(null, { status: 503 })
      }),
    )
    await failure(http.put('thing/', shape, { json: {} }))
    await failure(http.delete('thing/'))
    await failure(http.post('thing/', shape, { json: {} }))
    expect(requests).toBe(3)
  })

  it('an error where the file should be is thrown, not saved', async () => {
    server.use(
      msw.get(url('download/9/'), () =>
        HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
      ),
    )
    expect((await failure(http.file('download/9/'))).message).toBe('Not found.')
  })
})
