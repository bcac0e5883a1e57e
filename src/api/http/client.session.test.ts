import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { pageLoad, session } from '@/session/session'
import { pairOf, storePair, tokenOf } from '@/session/testing/pairs'
import { readTokens } from '@/session/tokens'
import {
  bodiesOf,
  callsSent,
  failureOf,
  json,
  lost,
  page,
  respondTo,
  sent,
  stubServer,
} from '../testing/server'
import { http } from './client'

const { pair } = stubServer()
afterEach(() => vi.restoreAllMocks())

const shape = z.object({ id: z.int() })
const read = (options = {}) => http.get('thing/', shape, options)
const refresh = 'POST auth/jwt/refresh/'

/** Refuses the tokens of this test and accepts newer ones. */
function refuseOldTokens() {
  for (const call of ['GET thing/', 'POST thing/'])
    respondTo(call, (request) => {
      const isOld = request.headers.get('authorization') === `JWT ${pair().access}`
      return isOld ? json({ detail: 'Expired.' }, 401) : json({ id: 1 })
    })
}

it('the header of the session is on every request that has a token', async () => {
  refuseOldTokens()
  const renewed = pairOf(1)
  respondTo(refresh, () => json(renewed))
  await read()
  expect(sent.map(({ call, authorization }) => [call, authorization])).toEqual([
    ['GET thing/', `JWT ${pair().access}`],
    [refresh, `JWT ${pair().access}`],
    ['GET thing/', `JWT ${renewed.access}`],
  ])
  expect(bodiesOf(refresh)).toEqual([{ refresh: pair().refresh }])
  expect(readTokens()).toEqual(renewed)
})

it('a request without tokens is not sent, and is an expiry', async () => {
  localStorage.clear()
  expect(await failureOf(read())).toMatchObject({
    kind: 'logged-out',
    message: 'Your session has ended. Log in to continue.',
  })
  expect([sent, session.hasExpired()]).toEqual([[], true])
})

describe('a refused access token', () => {
  it('is renewed once for many requests, which are sent once more', async () => {
    refuseOldTokens()
    respondTo(refresh, () => json({ access: tokenOf(1) }))
    const write = http.post('thing/', { json: {} }).then(({ body }) => body)
    expect(await Promise.all([read(), read(), write])).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }])
    expect(bodiesOf(refresh)).toHaveLength(1)
    expect(callsSent().filter((call) => call === 'POST thing/')).toHaveLength(2)
    expect(readTokens()?.refresh).toBe(pair().refresh)
  })

  it.each<[string, () => Response]>([
    ['401 with a page', () => page(401)],
    ['401 without a body', () => new Response(null, { status: 401 })],
    ['400 of the API', () => json({ refresh: ['Needed.'] }, 400)],
    ['403 of the API', () => json({ detail: 'Blocked.' }, 403)],
  ])('ends the session when the refresh is answered with %s', async (_, respond) => {
    refuseOldTokens()
    respondTo(refresh, respond)
    expect(await failureOf(read())).toMatchObject({ kind: 'logged-out', status: 401 })
    expect([readTokens(), session.hasExpired()]).toEqual([null, true])
  })

  it.each<[string, () => Response]>([
    ['400 with a page', () => page(400)],
    ['403 with a page', () => page(403)],
    ['403 without a body', () => new Response(null, { status: 403 })],
    ['500', () => json({ detail: 'x' }, 500)],
    ['a page', () => page(200)],
    ['tokens that are none', () => json({ access: 'undefined' })],
    ['nothing', lost],
  ])('is kept when the refresh is answered with %s', async (_, respond) => {
    refuseOldTokens()
    respondTo(refresh, respond)
    expect(await failureOf(read())).toMatchObject({ kind: 'no-network', status: 401 })
    expect(readTokens()).toEqual(pair())
    expect(callsSent()).toEqual(['GET thing/', refresh])
  })

  it('ends the session when the renewed one is refused too', async () => {
    respondTo('GET thing/', () => json({ detail: 'Blocked.' }, 401))
    respondTo(refresh, () => json(pairOf(1)))
    expect(await failureOf(read())).toMatchObject({ kind: 'logged-out' })
    expect(callsSent()).toEqual(['GET thing/', refresh, 'GET thing/'])
    expect(readTokens()).toBeNull()
  })

  it('gives way to the newer one of another tab, which is renewed if it is refused', async () => {
    const newer = pairOf(1)
    const renewed = pairOf(1)
    respondTo('GET thing/', (request) => {
      if (sent.length === 1) storePair(newer)
      const isRenewed = request.headers.get('authorization') === `JWT ${renewed.access}`
      return isRenewed ? json({ id: 1 }) : json({}, 401)
    })
    respondTo(refresh, () => json(renewed))
    expect(await read()).toEqual({ id: 1 })
    expect(callsSent()).toEqual(['GET thing/', 'GET thing/', refresh, 'GET thing/'])
    expect(bodiesOf(refresh)).toEqual([{ refresh: newer.refresh }])
  })

  it('without a refresh token has the message of section 5', async () => {
    localStorage.removeItem('refresh')
    refuseOldTokens()
    expect(await failureOf(read())).toMatchObject({
      kind: 'logged-out',
      status: 400,
      message: 'No refresh token available',
    })
    expect(callsSent()).toEqual(['GET thing/'])
  })
})

describe('a public call with refused tokens', () => {
  it('is sent once more with renewed ones', async () => {
    refuseOldTokens()
    respondTo(refresh, () => json({ access: tokenOf(1) }))
    expect(await read({ isPublic: true })).toEqual({ id: 1 })
    expect(sent.at(-1)?.authorization).toBe(`JWT ${readTokens()?.access}`)
  })

  it.each([
    ['without them, which are dropped', () => json({}, 401), true],
    ['without them, which are kept while the refresh fails', () => page(502), false],
  ])('is sent %s', async (_, respond, isDropped) => {
    refuseOldTokens()
    respondTo(refresh, respond)
    expect(await read({ isPublic: true })).toEqual({ id: 1 })
    expect(sent.at(-1)?.authorization).toBeNull()
    expect(readTokens()).toEqual(isDropped ? null : pair())
  })
})

it('a request never settles when the user changes meanwhile, and the page ends', async () => {
  const replace = vi.spyOn(pageLoad, 'replace').mockImplementation(() => {})
  await session.start(pair())
  session.open()
  respondTo('GET thing/', () => {
    storePair(pairOf(2))
    window.dispatchEvent(new StorageEvent('storage', { key: 'refresh' }))
    return json({ detail: 'Not yours.' }, 403)
  })
  const settled = vi.fn()
  read().then(settled, settled)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(settled).not.toHaveBeenCalled()
})
