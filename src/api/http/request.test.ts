import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { asJson, halfBody, stalledBody } from '../testing/responses'
import { type Call, callRefresh, performRequest, preloadClient, readJson } from './request'

const server = setupServer()
/** The requests of this test, in order. */
let sent: Request[]

const respondWith = (make: () => Response) =>
  server.use(
    msw.all('*/api/v1/*', ({ request }) => {
      sent.push(request.clone())
      return make()
    }),
  )

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await preloadClient()
})
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  respondWith(() => HttpResponse.json({}))
})
afterEach(() => {
  session.end()
  server.resetHandlers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const callOf = (call: Partial<Call>): Call => ({ method: 'post', path: 'thing/', ...call })

describe('a request', () => {
  it('accepts JSON and text, and has no body and no token of its own', async () => {
    await performRequest(callOf({ method: 'get', query: { page: 2, ref: 'a b' } }), null)
    const [request] = sent
    expect(new URL(request?.url ?? '').search).toBe('?page=2&ref=a+b')
    expect([...(request?.headers ?? [])]).toEqual([['accept', 'application/json, text/plain, */*']])
    expect(await request?.text()).toBe('')
  })

  it('sends a form with a file as multipart/form-data', async () => {
    const multipart = new FormData()
    multipart.set('debt', '9')
    multipart.set('invoice_file', new File(['%PDF'], 'bill.pdf'))
    await performRequest(callOf({ multipart }), 'access-1')
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent[0]?.headers.get('authorization')).toBe('JWT access-1')
    const body = await sent[0]?.text()
    expect(body).toMatch(/name="debt"\r\n\r\n9\r\n/)
    expect(body).toMatch(/filename="bill.pdf"/)
  })

  it.each<[Call['method'], boolean]>([
    ['get', false],
    ['post', false],
    ['put', false],
    ['delete', true],
  ])('with %s outlives its page: %j', async (method, keepalive) => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    await performRequest(callOf({ method }), null)
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ keepalive, cache: 'no-store' })
  })

  it.each<[Call['method'], string]>([
    ['get', 'no-network'],
    ['put', 'unknown-outcome'],
  ])('with %s that gets no response fails as %s with its cause', async (method, kind) => {
    respondWith(() => HttpResponse.error())
    await expect(performRequest(callOf({ method }), null)).rejects.toMatchObject({
      kind,
      cause: expect.any(TypeError),
    })
  })

  it.each<Call['method']>(['post', 'put', 'delete'])(
    'with %s is not sent offline, and says so',
    async (method) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await expect(performRequest(callOf({ method }), null)).rejects.toMatchObject({
        name: 'Failure',
        kind: 'no-network',
        message: 'You are offline. Nothing was sent.',
      })
      expect(sent).toEqual([])
    },
  )

  it('that only reads is sent even if the browser says that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await performRequest(callOf({ method: 'get' }), null)).toMatchObject({ status: 200 })
  })
})

describe('the refresh request', () => {
  it.each([
    [
      'with the refused token',
      'JWT access-1',
      () => session.start({ access: 'access-1', refresh: 'x' }),
    ],
    ['without a header when no access token is stored', null, () => {}],
  ])('is sent %s', async (_, header, logIn) => {
    logIn()
    respondWith(() => HttpResponse.json({ access: 'access-2', refresh: 'refresh-2' }))
    expect(await callRefresh('refresh-1')).toEqual({ access: 'access-2', refresh: 'refresh-2' })
    const [request] = sent
    expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual([
      'POST',
      '/api/v1/auth/jwt/refresh/',
    ])
    expect(request?.headers.get('authorization')).toBe(header)
    expect(await request?.json()).toEqual({ refresh: 'refresh-1' })
  })

  const statuses = [400, 401, 403]
  it.each<[string, () => Response, unknown]>([
    ['an access token alone', () => HttpResponse.json({ access: 'a' }), { access: 'a' }],
    ['no token', () => HttpResponse.json({}), 'unavailable'],
    ['an invalid access token', () => HttpResponse.json({ access: 'null' }), 'unavailable'],
    [
      'an invalid refresh token',
      () => HttpResponse.json({ access: 'a', refresh: 'a b' }),
      'unavailable',
    ],
    ['no body', () => new HttpResponse(null, { status: 200 }), 'unavailable'],
    ['a page', () => HttpResponse.html('<p>Log in to the hotel</p>'), 'unavailable'],
    ['a dropped connection', () => HttpResponse.error(), 'unavailable'],
    ...[404, 429, 500, 503].map((status): [string, () => Response, unknown] => [
      `${status} with tokens`,
      () => HttpResponse.json({ access: 'a' }, { status }),
      'unavailable',
    ]),
    ...statuses.flatMap((status): [string, () => Response, unknown][] => [
      [`${status} with JSON`, () => HttpResponse.json({ detail: 'No.' }, { status }), 'refused'],
      [`${status} with null`, () => HttpResponse.json(null, { status }), 'unavailable'],
      [`${status} with a text`, () => HttpResponse.json('No.', { status }), 'unavailable'],
      [`${status} with a page`, () => HttpResponse.html('<p>No.</p>', { status }), 'unavailable'],
      [`${status} with nothing`, () => new HttpResponse(null, { status }), 'unavailable'],
      [
        `${status} with JSON sent as text`,
        () => HttpResponse.text('{"detail":"No."}', { status }),
        'unavailable',
      ],
      [
        `${status} with half a body`,
        () => new HttpResponse(halfBody(), { status, ...asJson }),
        'unavailable',
      ],
    ]),
  ])('T05, T07: with %s as response', async (_, make, result) => {
    respondWith(make)
    expect(await callRefresh('refresh-1')).toEqual(result)
  })

  it.each([200, 401])('T05: is unavailable when a body with %i stalls for 20 s', async (status) => {
    vi.useFakeTimers()
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response(stalledBody(), { status, ...asJson }),
    )
    let result: unknown
    const done = callRefresh('refresh-1').then((value) => {
      result = value
    })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(result).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(result).toBe('unavailable')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind and reads the body of an error to its end', async () => {
    vi.useFakeTimers()
    const response = new Response('<p>502</p>', { status: 502 })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    expect(await callRefresh('refresh-1')).toBe('unavailable')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(response.bodyUsed).toBe(true)
  })
})

describe('a body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON ;charset=utf-8',
  ])('is read as JSON when its type is %j', async (type) => {
    const response = new Response('{"id":1}', { headers: { 'Content-Type': type } })
    expect(await readJson(response, { method: 'get' })).toEqual({ id: 1 })
  })

  it.each([
    'text/plain',
    'text/html',
    'application/jsonp',
    'application/problem+json',
    'json',
    ';',
  ])('is not read as JSON when its type is %j', async (type) => {
    const response = new Response('{"id":1}', { headers: { 'Content-Type': type } })
    expect(await readJson(response, { method: 'get' })).toBeUndefined()
  })
})
