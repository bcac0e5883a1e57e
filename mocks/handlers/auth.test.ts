// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { world } from '../node'
import { dana, type RequestOptions, sendRequest, setupMockServer, tokenOf } from '../test-client'

setupMockServer()

const password = 'Harbour-Kettle-42'
const pair = { refresh: expect.any(String), access: expect.any(String) }
const noAccount = { detail: 'No active account found with the given credentials' }
const json = (body: unknown): RequestOptions => ({ as: null, json: body })

describe('POST auth/jwt/create/', () => {
  it.each<[string, RequestOptions, number, unknown]>([
    ['a form', { as: null, form: { grant_type: 'password', email: dana, password } }, 200, pair],
    ['JSON', json({ email: dana, password }), 200, pair],
    ['spaces around the password', json({ email: dana, password: `  ${password}  ` }), 200, pair],
    [
      'a stale header',
      { ...json({ email: dana, password }), headers: { Authorization: 'JWT x' } },
      200,
      pair,
    ],
    ['a bad password', json({ email: dana, password: 'nope' }), 401, noAccount],
    ['a user not activated', json({ email: 'inactive@example.com', password }), 401, noAccount],
    ['another letter case', json({ email: 'Demo@example.com', password }), 401, noAccount],
    [
      'nothing',
      json({}),
      400,
      { email: ['This field is required.'], password: ['This field is required.'] },
    ],
    [
      'empty text',
      json({ email: '', password: '' }),
      400,
      { email: ['This field may not be blank.'], password: ['This field may not be blank.'] },
    ],
    [
      'null',
      json({ email: null, password: null }),
      400,
      { email: ['This field may not be null.'], password: ['This field may not be null.'] },
    ],
    [
      'no JSON',
      { as: null, body: "{'email': 1}", headers: { 'Content-Type': 'application/json' } },
      400,
      {
        detail:
          'JSON parse error - Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
      },
    ],
    [
      'plain text',
      { as: null, body: 'x', headers: { 'Content-Type': 'text/plain' } },
      415,
      { detail: 'Unsupported media type "text/plain" in request.' },
    ],
    [
      'too often',
      json({ email: 'throttled@example.com', password }),
      429,
      { detail: 'Request was throttled. Expected available in 60 seconds.' },
    ],
  ])('%s', async (_, sent, status, body) => {
    expect(await sendRequest('POST auth/jwt/create/', sent)).toMatchObject({
      status,
      type: 'application/json',
      body,
    })
  })

  it('refuses a GET', async () => {
    const response = await sendRequest('GET auth/jwt/create/', { as: null })
    expect(response).toMatchObject({ status: 405, body: { detail: 'Method "GET" not allowed.' } })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })
})

describe('POST auth/jwt/refresh/', () => {
  const refused = (detail: string) => ({ detail, code: 'token_not_valid' })

  it.each<[string, () => unknown, number, unknown]>([
    ['a good token', () => tokenOf(dana, 'refresh'), 200, { access: expect.any(String) }],
    ['no token', () => 'nonsense', 401, refused('Token is invalid or expired')],
    ['an access token', () => tokenOf(dana), 401, refused('Token has wrong type')],
    ['nothing', () => undefined, 400, { refresh: ['This field is required.'] }],
    ['null', () => null, 400, { refresh: ['This field may not be null.'] }],
    ['empty text', () => '', 400, { refresh: ['This field may not be blank.'] }],
  ])('%s', async (_, token, status, body) => {
    const response = await sendRequest('POST auth/jwt/refresh/', json({ refresh: token() }))
    expect(response).toMatchObject({ status, body })
    expect(response.body).toEqual(body)
  })

  it('an expired token', async () => {
    world.behaviour = { ...world.behaviour, refreshLifetimeMs: 0 }
    const sent = json({ refresh: tokenOf(dana, 'refresh') })
    expect(await sendRequest('POST auth/jwt/refresh/', sent)).toMatchObject({
      status: 401,
      body: refused('Token is invalid or expired'),
    })
  })

  it('rotates and blacklists the refresh token when configured', async () => {
    world.behaviour = { ...world.behaviour, rotate: true, blacklist: true }
    const sent = json({ refresh: tokenOf(dana, 'refresh') })
    expect(await sendRequest('POST auth/jwt/refresh/', sent)).toMatchObject({
      status: 200,
      body: pair,
    })
    expect(await sendRequest('POST auth/jwt/refresh/', sent)).toMatchObject({
      status: 401,
      body: refused('Token is blacklisted'),
    })
  })
})
