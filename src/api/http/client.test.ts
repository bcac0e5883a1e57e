import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { http } from './client'
import type { Failure } from './errors'

const server = setupServer()
const url = (path: string) => `*/api/v1/${path}`

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => session.start({ access: 'old', refresh: 'refresh-1' }))
afterEach(() => {
  session.end()
  server.resetHandlers()
})

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )

describe('a response is validated by status, then content type, then schema', () => {
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

  it('an empty 204 succeeds', async () => {
    server.use(msw.delete(url('thing/'), () => new HttpResponse(null, { status: 204 })))
    await expect(http.delete('thing/')).resolves.toBeUndefined()
  })

  const once: [string, () => Promise<unknown>][] = [
    ['GET', () => http.get('thing/', shape)],
    ['POST', () => http.post('thing/', shape, { json: {} })],
    ['PUT', () => http.put('thing/', shape, { json: {} })],
    ['DELETE', () => http.delete('thing/')],
  ]
  const causes: [string, () => Response][] = [
    ['the connection drops', () => HttpResponse.error()],
    ['the server answers 503', () => new HttpResponse(null, { status: 503 })],
    [
      'the server asks to come back at once',
      () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '0' } }),
    ],
  ]
  describe.each(causes)('N08: when %s', (_cause, make) => {
    it.each(once)('a %s is sent once', async (_method, call) => {
      let requests = 0
      server.use(
        msw.all(url('thing/'), () => {
          requests += 1
          return make()
        }),
      )
      await failure(call())
      expect(requests).toBe(1)
    })
  })

  it('a download throws when the response is an error instead of a file', async () => {
    server.use(
      msw.get(url('download/9/'), () =>
        HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
      ),
    )
    expect((await failure(http.file('download/9/'))).message).toBe('Not found.')
  })
})
