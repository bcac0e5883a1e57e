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
import type { FailureKind } from './errors'

stubServer()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shape = z.object({ id: z.int() })
const read = (options = {}) => http.get('thing/', shape, options)
const write = (options = {}) => http.post('thing/', { json: {}, ...options })
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
    await http.put('thing/', { json: { a: 1 } })
    await http.post('thing/', { form: { a: 'b c' } })
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

describe('a response', () => {
  const typed = (body: string, type: string) =>
    new Response(body, { headers: { 'Content-Type': type } })

  it.each<[string, () => Response, FailureKind, FailureKind]>([
    ['a page', () => page(200), 'invalid-response', 'unknown-outcome'],
    ['JSON as text', () => typed('{"id":1}', 'text/plain'), 'invalid-response', 'unknown-outcome'],
    ['broken JSON', () => typed('{', 'application/json'), 'invalid-response', 'unknown-outcome'],
    ['no body', () => empty(), 'invalid-response', 'unknown-outcome'],
    ['a refusal', () => json({ a: ['No.'] }, 422), 'refused', 'refused'],
    ['403 with a page', () => page(403), 'invalid-response', 'unknown-outcome'],
    ['404 with a page', () => page(404), 'not-found', 'unknown-outcome'],
    ['413', () => page(413), 'refused', 'refused'],
    ['503 with a page', () => page(503), 'server', 'unknown-outcome'],
    ['no connection', lost, 'no-network', 'unknown-outcome'],
  ])('that is %s fails as %3$s to a read and as %4$s to a write', async (_, respond, ...kinds) => {
    answerAll(respond)
    const failures = [await failureOf(read()), await failureOf(write())]
    expect(failures.map(({ kind }) => kind)).toEqual(kinds)
    expect(sent).toHaveLength(2)
  })

  it('that fails has the server’s message, else one of the portal’s', async () => {
    answerAll(() => json({ detail: 'Oops.' }, 500))
    for (const call of [read, write]) expect((await failureOf(call())).message).toBe('Oops.')
    answerAll(lost)
    const status = null
    expect(await failureOf(read())).toMatchObject({ status, message: unexpected })
    expect(await failureOf(write())).toMatchObject({ status, message: uncertain })
  })

  it('may come from where a redirect leads, but not to a write', async () => {
    answerAll(() => redirect(301, `${location.origin}/api/v1/moved/`))
    respondTo('GET moved/', () => json({ id: 1 }))
    expect(await read()).toEqual({ id: 1 })
    expect(await failureOf(write())).toMatchObject({ kind: 'unknown-outcome', status: null })
  })

  it('is JSON with any parameters of its type, and of the expected shape', async () => {
    answerAll(() => typed('{"id":1}', 'Application/JSON; charset=utf-8'))
    expect(await read()).toEqual({ id: 1 })
    answerAll(() => json({ id: 'x' }))
    expect(await failureOf(read())).toMatchObject({ kind: 'invalid-response' })
  })
})

describe('a response to a write', () => {
  const api = (status: number) => json({ detail: 'No.' }, status)
  it.each<[FailureKind, string, (status: number) => Response, number[]]>([
    ['refused', 'JSON', api, [400, 405, 409, 415, 422]],
    ['unknown-outcome', 'JSON', api, [302, 408, 499, 500, 502, 504, 520]],
    ['unknown-outcome', 'a page', page, [201, 302, 400, 403, 408, 409, 499, 500, 504]],
    ['unknown-outcome', 'no body', empty, [200, 400, 403, 404]],
  ])('is %s with %s and any status of %4$j', async (kind, _, respond, statuses) => {
    for (const status of statuses) {
      answerAll(() => respond(status))
      const failure = await failureOf(write())
      expect([status, failure.kind]).toEqual([status, kind])
    }
  })

  it('without a specified body may have none, but is no page', async () => {
    const send = () => http.post('thing/', { json: {}, hasNoBody: true })
    for (const respond of [() => empty(), () => json({ detail: 'Done.' })]) {
      answerAll(respond)
      expect((await send()).status).toBeLessThan(300)
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

  it('is not sent while the browser is offline, and a read says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await failureOf(write())).toMatchObject({
      kind: 'no-network',
      message: 'You are offline. Nothing was sent.',
    })
    expect(sent).toEqual([])
    answerAll(() => Promise.reject(new TypeError()))
    expect(await failureOf(read())).toMatchObject({ message: 'You are offline.' })
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
    expect(await done).toMatchObject({ status: 200 })
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
