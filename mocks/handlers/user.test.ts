// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { world } from '../node'
import { dana, rita, sendRequest, setupMockServer, tokenOf } from '../test-client'

setupMockServer()

const notValid = (message: string) => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
})
const none = { detail: 'Authentication credentials were not provided.' }

describe('GET auth/users/me/', () => {
  it.each([
    [dana, 1],
    ['noclient@example.com', null],
    ['nodebts@example.com', 3],
  ])('%s', async (as, client) => {
    const { body } = await sendRequest('GET auth/users/me/', { as })
    expect(body).toMatchObject({ email: as, client, terms_agreed: true })
    expect(Object.keys(body as object)).toEqual(
      'id email first_name last_name phone client terms_agreed'.split(' '),
    )
  })

  it('flags the administrator', async () => {
    expect(
      (await sendRequest('GET auth/users/me/', { as: 'admin@example.com' })).body,
    ).toMatchObject({
      is_staff: true,
    })
  })

  it.each<[string, () => string, object]>([
    ['another scheme', () => `Bearer ${tokenOf(dana)}`, none],
    ['a lower-case scheme', () => `jwt ${tokenOf(dana)}`, none],
    ['JWT null', () => 'JWT null', notValid('Token is invalid or expired')],
    ['a changed token', () => `JWT ${tokenOf(dana)}x`, notValid('Token is invalid or expired')],
    ['a refresh token', () => `JWT ${tokenOf(dana, 'refresh')}`, notValid('Token has wrong type')],
    [
      'no token after the scheme',
      () => 'JWT',
      {
        detail: 'Authorization header must contain two space-delimited values',
        code: 'bad_authorization_header',
      },
    ],
    [
      'an inactive user',
      () => `JWT ${tokenOf('inactive@example.com')}`,
      { detail: 'User is inactive', code: 'user_inactive' },
    ],
    [
      'a deleted user',
      () => {
        const header = `JWT ${tokenOf(dana)}`
        world.users.remove(1)
        return header
      },
      { detail: 'User not found', code: 'user_not_found' },
    ],
  ])('refuses %s', async (_, header, body) => {
    const response = await sendRequest('GET auth/users/me/', {
      as: null,
      headers: { Authorization: header() },
    })
    expect(response).toMatchObject({ status: 401, type: 'application/json' })
    expect(response.body).toEqual(body)
    expect(response.headers.get('www-authenticate')).toBe('JWT realm="api"')
  })

  it('refuses a visitor and an expired token', async () => {
    expect(await sendRequest('GET auth/users/me/', { as: null })).toMatchObject({
      status: 401,
      body: none,
    })
    world.behaviour = { ...world.behaviour, accessLifetimeMs: 0 }
    expect(await sendRequest('GET auth/users/me/')).toMatchObject({
      status: 401,
      body: notValid('Token is invalid or expired'),
    })
  })
})

describe('POST auth/users/', () => {
  const register = (changes: object) =>
    sendRequest('POST auth/users/', { as: null, json: { ...rita, ...changes } })
  const required = ['This field is required.']

  it('registers a user without tokens and sends a link', async () => {
    const { password: _, re_password: __, ...shown } = rita
    expect(await register({})).toMatchObject({ status: 201, body: { id: 7, ...shown } })
    expect(world.mails.all()[0]).toMatchObject({
      to: rita.email,
      link: expect.stringMatching(/^http:\/\/[^/]+\/activate\/Nw\/\w+-\w+$/),
    })
    expect(await register({ email: 'RITA@EXAMPLE.COM' })).toMatchObject({
      status: 201,
      body: { id: 8, email: 'RITA@example.com' },
    })
    expect(await register({ password: '123', re_password: '123' })).toMatchObject({
      status: 400,
      body: { email: ['user with this email already exists.'] },
    })
  })

  it.each<[string, object, object]>([
    [
      'a weak password',
      { password: '123456', re_password: '123456' },
      {
        password: [
          'This password is too short. It must contain at least 8 characters.',
          'This password is too common.',
          'This password is entirely numeric.',
        ],
      },
    ],
    [
      'a password like the name',
      { password: 'register1', re_password: 'register1' },
      { password: ['The password is too similar to the last name.'] },
    ],
    [
      'two passwords',
      { re_password: 'Quarry-Lamp-78' },
      { non_field_errors: ["The two password fields didn't match."] },
    ],
    [
      'weak and different ones',
      { password: 'abc', re_password: 'abd' },
      {
        password: [
          'This password is too short. It must contain at least 8 characters.',
          'This password is too common.',
        ],
      },
    ],
    [
      'fields out of order',
      { email: 'nina@', first_name: 'N'.repeat(51), terms_agreed: false },
      {
        email: ['Enter a valid email address.'],
        first_name: ['Ensure this field has no more than 50 characters.'],
        terms_agreed: ['You must agree to the terms.'],
      },
    ],
  ])('refuses %s', async (_, changes, body) => {
    const response = await register(changes)
    expect(response.status).toBe(400)
    expect(response.body).toEqual(body)
  })

  it('refuses an empty body with one error per field, in this order', async () => {
    const { body } = await sendRequest('POST auth/users/', { as: null, json: {} })
    expect(Object.entries(body as object)).toEqual(
      'email first_name last_name phone terms_agreed password re_password'
        .split(' ')
        .map((name) => [name, required]),
    )
  })

  it('refuses a stale header before the body is validated', async () => {
    const headers = { Authorization: 'JWT null' }
    expect(await sendRequest('POST auth/users/', { as: null, json: {}, headers })).toMatchObject({
      status: 401,
      body: notValid('Token is invalid or expired'),
    })
  })
})
