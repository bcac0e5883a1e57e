// @vitest-environment jsdom
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '@/query-client'
import { readDraft, saveDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import {
  type Registration,
  useActivate,
  useLogin,
  useRegister,
  useRequestPasswordReset,
  useResendActivation,
  useResetPassword,
  verifyCaptcha,
} from './auth'
import { createMutator } from './testing/resource-calls'

/** The method, path and Authorization header of each request, in order. */
let sent: string[]
let respond: (path: string) => Response
const server = setupServer(
  msw.all('*/api/v1/*', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    sent.push(`${request.method} ${path} ${request.headers.get('authorization') ?? 'open'}`)
    return respond(path)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  respond = (path) =>
    path === 'auth/jwt/create/'
      ? HttpResponse.json(pair)
      : path === 'auth/users/me/'
        ? HttpResponse.json({ id: 2 })
        : new HttpResponse(null, { status: 204 })
})
afterEach(() => {
  session.end()
  snackbar.clear()
})

const pair = { access: 'opaque-2', refresh: 'refresh-2' }
const tokenOf = (user: number) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`
const mutate = createMutator(createQueryClient())
const logIn = () => mutate(useLogin, { email: 'ann@example.com', password: 'p' })
const link = { uid: 'MQ', token: 't' }

const calls: [path: string, call: () => Promise<unknown>, isSilent: boolean][] = [
  ['auth/jwt/create/', logIn, false],
  ['auth/users/', () => mutate(useRegister, { email: 'ann@example.com' } as Registration), false],
  ['auth/users/activation/', () => mutate(useActivate, link), true],
  ['auth/users/resend_activation/', () => mutate(useResendActivation, 'a@b.co'), true],
  ['auth/users/reset_password/', () => mutate(useRequestPasswordReset, 'a@b.co'), true],
  [
    'auth/users/reset_password_confirm/',
    () => mutate(useResetPassword, { ...link, new_password: 'x', re_new_password: 'x' }),
    false,
  ],
  ['verifycaptcha/', () => verifyCaptcha('token-1'), true],
]

describe.each(calls)('POST %s', (path, call, isSilent) => {
  it('is sent by a visitor whose session has ended', async () => {
    session.start(pair)
    session.end()
    await call()
    expect(sent).toEqual([`POST ${path} open`])
  })

  it(`shows ${isSilent ? 'no' : 'a'} message when it is refused`, async () => {
    respond = () => HttpResponse.json({ detail: 'No account.' }, { status: 400 })
    await expect(call()).rejects.toMatchObject({ kind: 'refused', message: 'No account.' })
    const messages = snackbar.queue().map(({ message }) => message)
    expect(messages).toEqual(isSilent ? [] : ['No account.'])
  })
})

describe('a login', () => {
  const saved = { note: 'Rang.' }

  it('that is refused is no reason to refresh an older session', async () => {
    session.start({ access: 'old', refresh: 'refresh-1' })
    respond = () => HttpResponse.json({ detail: 'Wrong password.' }, { status: 401 })
    await expect(logIn()).rejects.toMatchObject({ message: 'Wrong password.' })
    expect(sent).toEqual(['POST auth/jwt/create/ JWT old'])
    expect(session.tokens()?.access).toBe('old')
  })

  it('stores both tokens', async () => {
    await logIn()
    expect(session.tokens()).toEqual(pair)
    expect(session.userId()).toBeNull()
  })

  it.each([[{ access: 'opaque-2' }], [{ ...pair, refresh: 'null' }], [{ ...pair, access: 'a b' }]])(
    'fails when the server sends the tokens %j',
    async (body) => {
      respond = () => HttpResponse.json(body)
      await expect(logIn()).rejects.toMatchObject({ kind: 'unknown-outcome' })
      expect(session.isLoggedIn()).toBe(false)
    },
  )

  it.each([
    ['keeps the drafts of the same user', '2', saved],
    ['drops the drafts of another user', '1', undefined],
  ])('with an opaque token %s, whom it requests first', async (_, user, draft) => {
    session.start({ access: 'opaque-1', refresh: 'refresh-1' }, user)
    saveDraft('note:9', saved)
    session.expire()
    await logIn()
    expect(sent).toEqual(['POST auth/jwt/create/ open', 'GET auth/users/me/ JWT opaque-2'])
    expect([session.userId(), readDraft('note:9')]).toEqual(['2', draft])
  })

  it('with an opaque token drops the drafts when the user cannot be requested', async () => {
    session.start({ access: 'opaque-1', refresh: 'refresh-1' }, '2')
    saveDraft('note:9', saved)
    session.expire()
    respond = (path) =>
      path === 'auth/jwt/create/'
        ? HttpResponse.json(pair)
        : new HttpResponse(null, { status: 500 })
    await logIn()
    expect([session.tokens(), session.userId()]).toEqual([pair, null])
    expect(readDraft('note:9')).toBeUndefined()
  })

  it.each([
    ['without drafts', 'opaque-2', false],
    ['whose token names the user', tokenOf(2), true],
  ])('%s requests no user', async (_, access, hasDraft) => {
    session.start({ access: tokenOf(2), refresh: 'refresh-1' })
    if (hasDraft) saveDraft('note:9', saved)
    session.expire()
    respond = () => HttpResponse.json({ ...pair, access })
    await logIn()
    expect(sent).toEqual(['POST auth/jwt/create/ open'])
    expect(readDraft('note:9')).toEqual(hasDraft ? saved : undefined)
  })
})
