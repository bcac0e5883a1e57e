// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { encodeUid, linkToken } from '../mail-links'
import { world } from '../node'
import { dana, sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const open = (path: string, form: Record<string, string>) =>
  sendRequest(`POST auth/users/${path}/`, { as: null, form })

const linkOf = (id: number) => {
  const user = world.users.get(id)
  if (!user) throw new Error(`no user ${id}`)
  return { uid: encodeUid(id), token: linkToken(user) }
}
const empty = { type: null, body: '' }
const badUid = { uid: ["Invalid user id or user doesn't exist."] }
const badToken = { token: ['Invalid token for given user.'] }
const required = ['This field is required.']
const inactive = 5

describe('activation', () => {
  it('works once', async () => {
    const link = linkOf(inactive)
    expect(await open('activation', link)).toMatchObject({ status: 204, ...empty })
    expect(world.users.get(inactive)?.is_active).toBe(true)
    expect(await open('activation', link)).toMatchObject({
      status: 403,
      body: { detail: 'Stale token for given user.' },
    })
  })

  it.each<[string, Record<string, string>, object]>([
    ['a bad uid', { uid: '!!', token: 'x' }, badUid],
    ['the uid of nobody', { uid: 'OTk5OTk', token: 'x' }, badUid],
    ['a bad token', { uid: 'NQ', token: 'x' }, badToken],
    ['nothing', { a: '' }, { uid: required, token: required }],
  ])('refuses %s', async (_, form, body) => {
    expect(await open('activation', form)).toMatchObject({ status: 400, body })
  })

  it('is refused when the header is stale, although it is public', async () => {
    const headers = { Authorization: 'JWT old' }
    const sent = { as: null, form: linkOf(inactive), headers }
    expect((await sendRequest('POST auth/users/activation/', sent)).status).toBe(401)
    expect(world.users.get(inactive)?.is_active).toBe(false)
  })
})

describe('resend_activation', () => {
  it.each([
    ['inactive@example.com', 204, 1],
    [dana, 400, 0],
    ['nobody@example.com', 400, 0],
  ])('%s: %i with an empty body', async (email, status, mails) => {
    expect(await open('resend_activation', { email })).toMatchObject({ status, ...empty })
    expect(world.mails.all()).toHaveLength(mails)
  })

  it('refuses an invalid email', async () => {
    expect(await open('resend_activation', { email: 'nobody' })).toMatchObject({
      status: 400,
      body: { email: ['Enter a valid email address.'] },
    })
  })
})

describe('reset_password', () => {
  it.each([
    [dana, 1],
    ['nobody@example.com', 0],
    ['inactive@example.com', 0],
  ])('%s: 204, and %i mails', async (email, mails) => {
    expect(await open('reset_password', { email })).toMatchObject({ status: 204, ...empty })
    expect(world.mails.all()).toHaveLength(mails)
  })

  it('links to the requesting page', async () => {
    const headers = { Origin: 'https://portal.test' }
    await sendRequest('POST auth/users/reset_password/', {
      as: null,
      form: { email: dana },
      headers,
    })
    expect(world.mails.all()[0]?.link).toMatch(/^https:\/\/portal\.test\/reset_password\/MQ\//)
  })

  it.each([
    ['x', 'Enter a valid email address.'],
    ['', 'This field may not be blank.'],
  ])('refuses "%s"', async (email, sentence) => {
    expect(await open('reset_password', { email })).toMatchObject({
      status: 400,
      body: { email: [sentence] },
    })
  })
})

describe('reset_password_confirm', () => {
  const good = { new_password: 'Quarry-Lamp-80', re_new_password: 'Quarry-Lamp-80' }
  const short = 'This password is too short. It must contain at least 8 characters.'
  const common = 'This password is too common.'

  it('works once, expires older links and keeps sessions', async () => {
    const activation = linkOf(1)
    const link = linkOf(1)
    expect(await open('reset_password_confirm', { ...link, ...good })).toMatchObject({
      status: 204,
      ...empty,
    })
    for (const path of ['reset_password_confirm', 'activation']) {
      expect(await open(path, { ...activation, ...good })).toMatchObject({
        status: 400,
        body: badToken,
      })
    }
    expect((await sendRequest('GET auth/users/me/')).status).toBe(200)
    const login = { as: null, json: { email: dana, password: good.new_password } }
    expect((await sendRequest('POST auth/jwt/create/', login)).status).toBe(200)
  })

  it.each<[string, Record<string, string>, object]>([
    ['a bad uid', { uid: 'zz', token: 'x', ...good }, badUid],
    ['a bad token', { uid: 'MQ', token: 'x-y', ...good }, badToken],
    [
      'a weak password before a bad token',
      { uid: 'MQ', token: 'x-y', new_password: '1', re_new_password: '2' },
      { new_password: [short, common, 'This password is entirely numeric.'] },
    ],
    [
      'the last name, since it does not know whose password it is',
      { uid: 'MQ', token: 'x', new_password: 'demo', re_new_password: 'demo' },
      { new_password: [short, common] },
    ],
    [
      'two passwords before a bad token',
      { uid: 'MQ', token: 'x-y', ...good, re_new_password: 'Quarry-Lamp-81' },
      { non_field_errors: ["The two password fields didn't match."] },
    ],
    [
      'nothing',
      { uid: 'MQ' },
      { token: required, new_password: required, re_new_password: required },
    ],
  ])('refuses %s', async (_, form, body) => {
    const response = await open('reset_password_confirm', form)
    expect(response.status).toBe(400)
    expect(response.body).toEqual(body)
  })
})
