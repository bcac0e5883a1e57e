import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type SessionEvent, session } from '@/session/session'
import { http } from './client'
import type { Failure } from './errors'

const server = setupServer()
/** The Authorization header of each request to `thing/`. */
let sent: (string | null)[]
let refreshes: number
let refresh = 0
let events: SessionEvent[]
let unsubscribe = () => {}

/** Responds to `thing/` by the access token, and to refreshes. */
function serve(
  respond: (access: string | null) => Response,
  refreshWith: () => Response = () => HttpResponse.json({ access: 'new' }),
) {
  server.use(
    msw.all('*/api/v1/thing/', ({ request }) => {
      const header = request.headers.get('authorization')
      sent.push(header)
      return respond(header?.replace('JWT ', '') ?? null)
    }),
    msw.post('*/api/v1/auth/jwt/refresh/', () => {
      refreshes += 1
      return refreshWith()
    }),
  )
}

const refuse = () => HttpResponse.json({ detail: 'Token is invalid' }, { status: 401 })
const unavailable = () => new HttpResponse(null, { status: 503 })
const tell = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

session.open()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  refreshes = 0
  events = []
  refresh += 1
  // A refresh token of its own, because failed refreshes are delayed by token.
  session.start({ access: 'old', refresh: `refresh-${refresh}` })
  unsubscribe = session.subscribe((event) => events.push(event))
})
afterEach(() => {
  unsubscribe()
  session.end()
  tell('session', null)
  server.resetHandlers()
})

const anything = z.unknown()
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )
const publicWrite = () => http.postOnly('thing/', { form: { uid: 'a' }, isPublic: true })
const tokenOf = (user: number) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`

describe('a public write', () => {
  it('is sent although another user has logged in elsewhere', async () => {
    session.start({ access: tokenOf(1), refresh: 'r' })
    localStorage.setItem('access', tokenOf(2))
    serve(() => new HttpResponse(null, { status: 204 }))
    await publicWrite()
    expect(sent).toEqual([`JWT ${tokenOf(2)}`])
  })

  it('is sent after the session has ended', async () => {
    session.end()
    serve(() => new HttpResponse(null, { status: 204 }))
    await publicWrite()
    expect(sent).toEqual([null])
  })

  it('T16: is sent again without tokens, which are kept, when no refresh is possible', async () => {
    serve((access) => (access ? refuse() : new HttpResponse(null, { status: 204 })), unavailable)
    await publicWrite()
    expect(sent).toEqual(['JWT old', null])
    expect(session.tokens()?.access).toBe('old')
  })

  it('T16: is sent again with the tokens of a user who logs in during the refresh', async () => {
    serve(
      (access) => (access === 'of-b' ? new HttpResponse(null, { status: 204 }) : refuse()),
      () => {
        session.end()
        session.start({ access: 'of-b', refresh: 'r' })
        return HttpResponse.json({ access: 'new' })
      },
    )
    await publicWrite()
    expect(sent).toEqual(['JWT old', 'JWT of-b'])
  })
})

describe('a request with a token of its own', () => {
  it('is sent once with it, and neither refreshes nor ends the session', async () => {
    serve(refuse)
    const call = http.get('thing/', anything, { access: 'another', isPublic: true })
    expect(await failure(call)).toMatchObject({ kind: 'signed-out', message: 'Token is invalid' })
    expect([sent, refreshes]).toEqual([['JWT another'], 0])
    expect([session.tokens()?.access, events]).toEqual(['old', []])
  })
})

describe('a request whose stored tokens have changed', () => {
  it.each([
    ['read', () => http.get('thing/', anything)],
    ['write', () => http.post('thing/', anything, { json: {} })],
  ])('is not sent when they are gone (a %s), and the session ends', async (_, call) => {
    localStorage.clear()
    serve(() => HttpResponse.json({}))
    expect(await call().catch((thrown: unknown) => thrown)).toMatchObject({ name: 'UserChanged' })
    expect(sent).toEqual([])
    expect(events).toEqual(['left'])
  })

  it('leaves opaque ones to the reason of their change, which may come later', async () => {
    localStorage.setItem('access', 'of-b')
    serve(() => {
      tell('session', 'login')
      tell('access', 'of-b')
      return HttpResponse.json({ of: 'b' })
    })
    const read = await http.get('thing/', anything).catch((thrown: unknown) => thrown)
    expect(read).toMatchObject({ name: 'UserChanged' })
    expect([sent, events]).toEqual([['JWT of-b'], ['switched']])
  })
})

describe('a 401', () => {
  const names = { message: 'No refresh token available', kind: 'signed-out', status: 400 }

  it('without a refresh token ends the session with the error of section 5', async () => {
    session.start({ access: 'old', refresh: '' })
    serve(refuse)
    expect(await failure(http.get('thing/', anything))).toMatchObject(names)
    expect([refreshes, session.isLoggedIn()]).toEqual([0, false])
  })

  it('that the server repeats after a refresh ends the session', async () => {
    serve(refuse)
    expect(await failure(http.get('thing/', anything))).toMatchObject({
      kind: 'signed-out',
      status: 401,
      message: 'Your session has ended. Please log in to go on.',
    })
    expect([sent, refreshes, events]).toEqual([['JWT old', 'JWT new'], 1, ['expired']])
  })

  describe('T09: of three tokens that other tabs have stored', () => {
    const adopted = [1, 2, 3].map((tab) => `JWT of-tab-${tab}`)
    const serveExpired = (afterRefresh: () => Response) =>
      serve(() => {
        if (sent.at(-1) === 'JWT new') return afterRefresh()
        localStorage.setItem('access', `of-tab-${sent.length}`)
        return refuse()
      })

    it('refreshes the session instead of trying a fourth', async () => {
      serveExpired(() => HttpResponse.json({ ok: true }))
      expect(await http.get('thing/', anything)).toEqual({ ok: true })
      expect([sent, refreshes, events]).toEqual([['JWT old', ...adopted, 'JWT new'], 1, []])
    })

    it('ends the session when the refreshed one is refused too', async () => {
      serveExpired(refuse)
      expect((await failure(http.get('thing/', anything))).kind).toBe('signed-out')
      expect([sent, refreshes, events]).toEqual([
        ['JWT old', ...adopted, 'JWT new'],
        1,
        ['expired'],
      ])
    })
  })

  it.each<[string, string, () => Promise<unknown>]>([
    ['read', 'no-network', () => http.get('thing/', anything)],
    ['write', 'server', () => http.put('thing/', anything, { json: {} })],
  ])('T05: of a %s is %s while no refresh is possible', async (_, kind, call) => {
    serve(refuse, unavailable)
    expect(await failure(call())).toMatchObject({ kind, status: 401 })
    expect([sent, session.tokens()?.access]).toEqual([['JWT old'], 'old'])
  })
})
