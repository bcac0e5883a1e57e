import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  callsSent,
  empty,
  failureOf,
  json,
  lost,
  page,
  redirect,
  respondTo,
  sent,
  stalled,
  stubServer,
} from '../testing/server'
import { http } from './client'

stubServer()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shape = z.object({ id: z.int() })
const read = (options = {}) => http.get('thing/', shape, options)
const write = (options = {}) => http.post('thing/', shape, { json: {}, ...options })
const answerAll = (respond: Parameters<typeof respondTo>[1]) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) respondTo(`${method} thing/`, respond)
}
const unexpected = 'An unexpected error occurred. Please try again.'
const uncertain =
  'We got no clear response. This may not have been saved. Check before sending it again.'

describe('a request', () => {
  it('has its query, its body and the headers of the API', async () => {
    answerAll(() => json({ id: 1 }))
    await http.get('thing/', shape, { query: { debt_id: 9 } })
    await http.put('thing/', shape, { json: { a: 1 } })
    await http.post('thing/', shape, { form: { a: 'b c' } })
    expect(sent).toMatchObject([
      { call: 'GET thing/?debt_id=9', type: null, body: '', keepalive: false },
      { call: 'PUT thing/', type: 'application/json', body: '{"a":1}' },
      { call: 'POST thing/', type: 'application/x-www-form-urlencoded', body: 'a=b+c' },
    ])
  })

  it('that deletes outlives the page', async () => {
    answerAll(() => empty())
    await http.delete('thing/')
    expect(sent[0]?.keepalive).toBe(true)
  })
})

describe('a response to a read', () => {
  it.each<[string, () => Response, object]>([
    ['a page', () => page(200), { kind: 'invalid-response', status: 200, message: unexpected }],
    [
      'JSON as text',
      () => json({ id: 1 }, 200, { 'Content-Type': 'text/plain' }),
      { kind: 'invalid-response' },
    ],
    [
      'JSON that is broken',
      () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
      { kind: 'invalid-response' },
    ],
    ['JSON of another shape', () => json({ id: 'x' }), { kind: 'invalid-response' }],
    ['no body', () => empty(204), { kind: 'invalid-response' }],
    ['404 with a page', () => page(404), { kind: 'not-found', message: unexpected }],
    ['403 with a page', () => page(403), { kind: 'invalid-response', status: 403 }],
    [
      '413',
      () => page(413),
      { kind: 'refused', status: 413, message: 'This is too large to send.' },
    ],
    ['500', () => json({ detail: 'Oops.' }, 500), { kind: 'server', message: 'Oops.' }],
    ['503 with a page', () => page(503), { kind: 'server', status: 503, message: unexpected }],
    ['no connection', lost, { kind: 'no-network', status: null, message: unexpected }],
  ])('fails with %s', async (_, respond, failure) => {
    answerAll(respond)
    expect(await failureOf(read())).toMatchObject(failure)
    expect(sent).toHaveLength(1)
  })

  it('may come from where a redirect leads', async () => {
    answerAll(() => redirect(301, `${location.origin}/api/v1/moved/`))
    respondTo('GET moved/', () => json({ id: 1 }))
    expect(await read()).toEqual({ id: 1 })
  })

  it('is JSON with any parameters of its type', async () => {
    answerAll(() => json({ id: 1 }, 200, { 'Content-Type': 'Application/JSON; charset=utf-8' }))
    expect(await read()).toEqual({ id: 1 })
  })
})

describe('a response to a write', () => {
  it.each<[string, () => Response, object]>([
    ['a page', () => page(200), { kind: 'unknown-outcome', status: 200, message: uncertain }],
    ['no body', () => empty(), { kind: 'unknown-outcome', status: 204 }],
    ['JSON of another shape', () => json({ id: 'x' }), { kind: 'unknown-outcome', status: 200 }],
    ['a page that refuses', () => page(403), { kind: 'unknown-outcome', status: 403 }],
    ['500', () => json({ detail: 'Oops.' }, 500), { kind: 'unknown-outcome', message: 'Oops.' }],
    ['no connection', lost, { kind: 'unknown-outcome', status: null, message: uncertain }],
    ['a redirect', () => redirect(302), { kind: 'unknown-outcome', status: null }],
    ['a refusal', () => json({ a: ['No.'] }, 422), { kind: 'refused', message: 'A: No.' }],
  ])('fails with %s', async (_, respond, failure) => {
    answerAll(respond)
    expect(await failureOf(write())).toMatchObject(failure)
    expect(sent).toHaveLength(1)
  })

  it('without a specified body may have none, but is no page', async () => {
    const send = () => http.postOnly('thing/', { json: {} })
    for (const respond of [() => empty(), () => json({ detail: 'Done.' })]) {
      answerAll(respond)
      expect(await send()).toBeUndefined()
    }
    answerAll(() => page(200, 'text/plain'))
    expect(await failureOf(send())).toMatchObject({ kind: 'unknown-outcome', status: 200 })
  })

  it.each<[string, () => Response, object]>([
    ['deleted', () => empty(), { outcome: 'deleted' }],
    [
      'gone when somebody else had deleted it',
      () => json({ detail: 'x' }, 404),
      { outcome: 'gone' },
    ],
    ['unknown when a page says so', () => page(404), { kind: 'unknown-outcome' }],
    ['refused', () => json({ detail: 'No.' }, 403), { kind: 'forbidden' }],
  ])('that deletes is %s', async (_, respond, expected) => {
    answerAll(respond)
    const done = http.delete('thing/').then(
      (outcome) => ({ outcome }),
      (thrown) => thrown,
    )
    expect(await done).toMatchObject(expected)
  })

  it('is not sent while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await failureOf(write())).toMatchObject({
      kind: 'no-network',
      message: 'You are offline. Nothing was sent.',
    })
    expect(sent).toEqual([])
  })
})

describe('a download', () => {
  const file = (type: string, disposition?: string) =>
    new Response('%PDF', {
      headers: { 'Content-Type': type, ...(disposition && { 'Content-Disposition': disposition }) },
    })

  it.each([
    ['a PDF', file('application/pdf')],
    ['text', file('text/plain')],
    ['JSON that is attached', file('application/json', 'attachment; filename="a.json"')],
  ])('may be %s', async (_, response) => {
    answerAll(() => response)
    expect(await (await http.file('thing/')).text()).toBe('%PDF')
  })

  it.each([
    ['a page', file('text/html; charset=utf-8'), 'invalid-response'],
    ['JSON', file('application/json'), 'invalid-response'],
    ['missing', json({ detail: 'x' }, 404), 'not-found'],
    ['broken', page(502), 'server'],
  ])('is none when it is %s', async (_, response, kind) => {
    answerAll(() => response)
    expect(await failureOf(http.file('thing/'))).toMatchObject({ kind })
  })
})

describe('the time for a request', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const silence = () => new Promise<Response>(() => {})

  it.each<[string, number, () => Promise<unknown>, string]>([
    ['a read', 60, read, 'no-network'],
    ['a write', 90, write, 'unknown-outcome'],
    ['a download', 900, () => http.file('thing/'), 'no-network'],
    ['a call with a limit of its own', 180, () => read({ timeoutMs: 180_000 }), 'no-network'],
  ])('of %s ends after %i s, also when the body stalls', async (_, limit, call, kind) => {
    for (const respond of [silence, (_request: Request, signal: AbortSignal) => stalled(signal)]) {
      answerAll(respond)
      let failure: { kind?: string } = {}
      void failureOf(call()).then((thrown) => {
        failure = thrown
      })
      await pass(limit - 0.001)
      expect(failure).toEqual({})
      await pass(0.001)
      expect(failure).toMatchObject({ kind, status: null })
      expect(sent.at(-1)?.signal.aborted).toBe(true)
    }
  })

  it('is counted for each sending, without the refresh between them', async () => {
    const delayed = (seconds: number, response: Response) =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(response), seconds * 1000))
    answerAll(() => delayed(80, sent.length === 1 ? json({}, 401) : json({ id: 1 })))
    respondTo('POST auth/jwt/refresh/', () => delayed(15, json({ access: 'renewed.a.b' })))
    const done = write()
    await pass(80 + 15 + 80 + 1)
    expect(await done).toEqual({ id: 1 })
  })
})

describe('a request that is aborted', () => {
  it.each([
    ['read', read],
    ['write', write],
  ])('ends a %s with the reason of the abort', async (_, call) => {
    const controller = new AbortController()
    answerAll(() => new Promise(() => {}))
    const outcome = failureOf(call({ signal: controller.signal }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  it('is not sent again after a refresh', async () => {
    const controller = new AbortController()
    answerAll(() => json({}, 401))
    respondTo('POST auth/jwt/refresh/', () => {
      controller.abort()
      return json({ access: 'renewed.a.b' })
    })
    const outcome = failureOf(write({ signal: controller.signal }))
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(callsSent()).toEqual(['POST thing/', 'POST auth/jwt/refresh/'])
  })
})
