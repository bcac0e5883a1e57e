import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { debtor } from './debtors'
import type { Failure } from './errors'
import { http } from './http'
import { note } from './notes'
import { malformed } from './test-malformed'

const server = setupServer()
let requests = 0
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  requests = 0
  session.start({ access: 'access-1', refresh: 'refresh-1' })
})
afterEach(() => {
  session.end()
  server.resetHandlers()
  vi.useRealTimers()
})

const shape = z.object({ id: z.int() })
const answer = (make: () => Response) =>
  server.use(
    msw.all('*/api/v1/thing/', () => {
      requests += 1
      return make()
    }),
  )
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )
const reading = () => failure(http.get('thing/', shape))
const writing = () => failure(http.post('thing/', shape, { json: {} }))
const writingOnly = () => failure(http.postOnly('thing/', { json: {} }))

const unexpected = 'An unexpected error occurred. Please try again.'
const typed = (type: string) => ({ headers: { 'Content-Type': type } })
const json = typed('application/json')

describe('N01: a server that breaks', () => {
  const bodies: [string, string, string][] = [
    ['JSON', 'application/json', '{"detail":"KeyError at /api: <b>secret</b>"}'],
    ['a page', 'text/html', '<h1>502 Bad Gateway</h1><hr>nginx'],
    ['a stack', 'text/plain', 'Traceback (most recent call last):\n  File "views.py", line 3'],
    ['nothing', '', ''],
  ]
  it.each([500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 599])(
    'with %i says nothing but the fallback, whatever the body',
    async (status) => {
      for (const [, type, body] of bodies) {
        answer(() => new HttpResponse(body || null, { status, ...typed(type) }))
        expect(await reading()).toMatchObject({ kind: 'server', message: unexpected, status })
        expect(await writing()).toMatchObject({ kind: 'unknown-outcome', message: unexpected })
        expect(await writingOnly()).toMatchObject({ kind: 'unknown-outcome', message: unexpected })
      }
      expect(requests).toBe(3 * bodies.length)
    },
  )

  it.each([400, 402, 405, 408, 418, 451])('with a page of %i shows no markup', async (status) => {
    answer(() => HttpResponse.html('<script>alert(1)</script>', { status }))
    for (const { message } of [await reading(), await writing()]) expect(message).toBe(unexpected)
  })
})

describe('N02: 200 with somebody else’s page', () => {
  const page = '<!doctype html><title>Hotel</title>Please sign in'
  it.each(['text/html', 'TEXT/HTML; charset=utf-8', 'text/plain', 'application/xhtml+xml', ''])(
    'as %j is never a success',
    async (type) => {
      answer(() => new HttpResponse(page, typed(type)))
      expect(await reading()).toMatchObject({ kind: 'bad-answer', message: unexpected })
      expect(await writing()).toMatchObject({ kind: 'unknown-outcome', message: unexpected })
      // No shape is asked for, and a page is none all the same.
      const loose = await failure(http.put('thing/', z.optional(shape), { json: {} }))
      expect(loose.kind).toBe('unknown-outcome')
      expect(requests).toBe(3)
    },
  )

  it('where no body is read', async () => {
    answer(() => HttpResponse.html(page))
    expect((await writingOnly()).kind).toBe('unknown-outcome')
    expect((await failure(http.delete('thing/'))).kind).toBe('unknown-outcome')
    expect(requests).toBe(2)
  })

  it('is never saved as the file', async () => {
    answer(() => HttpResponse.html(page))
    expect((await failure(http.file('thing/'))).kind).toBe('bad-answer')
  })
})

describe('N03: malformed JSON', () => {
  it.each(malformed)('%s', async (_, body) => {
    for (const status of [200, 201, 400]) {
      answer(() => new HttpResponse(body, { status, ...json }))
      const kinds = [(await reading()).kind, (await writing()).kind]
      expect(kinds).toEqual(['bad-answer', status < 300 ? 'unknown-outcome' : 'bad-answer'])
      expect((await reading()).message).toBe(unexpected)
    }
  })

  it.each([
    ['one mark of byte order', '\uFEFF{"id": 1}'],
    ['blanks around', ' \n{"id": 1}\n'],
    ['a name twice: the last', '{"id": 7, "id": 1}'],
    ['a name that is no name', '{"id": 1, "__proto__": {"id": 5}, "": null}'],
  ])('but %s is read', async (_, body) => {
    answer(() => new HttpResponse(body, json))
    expect(await http.get('thing/', shape)).toEqual({ id: 1 })
  })

  it.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('%s in lists, a hundred thousand deep, are a failure and no crash', async (_, body) => {
    answer(() => new HttpResponse(body, json))
    expect((await reading()).kind).toBe('bad-answer')
    answer(() => new HttpResponse(body, { status: 400, ...json }))
    expect(await writing()).toMatchObject({ name: 'Failure', kind: 'refused' })
  })
})

describe('a line that breaks in the middle of the answer', () => {
  const half = () =>
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"id":'))
        stream.error(new TypeError('terminated'))
      },
    })
  it.each([
    [200, 'bad-answer', 'unknown-outcome'],
    [400, 'bad-answer', 'bad-answer'],
    [404, 'not-found', 'not-found'],
    [500, 'server', 'unknown-outcome'],
  ])('with %i is told by its status', async (status, read, written) => {
    answer(() => new HttpResponse(half(), { status, ...json }))
    expect([(await reading()).kind, (await writing()).kind]).toEqual([read, written])
  })

  it('is no file', async () => {
    answer(() => new HttpResponse(half(), typed('application/pdf')))
    expect(await failure(http.file('thing/'))).toMatchObject({ kind: 'no-network' })
  })
})

describe('N06: an empty answer', () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['200', () => new HttpResponse(null, { status: 200 })],
    ['200 called JSON', () => new HttpResponse('', json)],
    ['201 called a page', () => new HttpResponse('', { status: 201, ...typed('text/plain') })],
  ])('%s is a success where no body is read, and none where one is', async (_, make) => {
    answer(make)
    await expect(http.postOnly('thing/', { json: {} })).resolves.toBeUndefined()
    await expect(http.delete('thing/')).resolves.toBeUndefined()
    await expect(http.put('thing/', z.optional(shape), { json: {} })).resolves.toBeUndefined()
    expect((await reading()).kind).toBe('bad-answer')
    expect((await writing()).kind).toBe('unknown-outcome')
  })

  it('400 with nothing in it says so (Djoser: an address without a waiting account)', async () => {
    answer(() => new HttpResponse(null, { status: 400 }))
    const message = 'An unknown error occurred.'
    expect(await writingOnly()).toMatchObject({ kind: 'refused', message })
  })
})

describe('N07: one call too many', () => {
  const drf = '{"detail":"Request was throttled. Expected available in 30 seconds."}'
  const refuse = (header: string | null, body = drf, type = 'application/json') =>
    answer(() => {
      const headers = { 'Content-Type': type, ...(header !== null && { 'Retry-After': header }) }
      return new HttpResponse(body, { status: 429, headers })
    })
  const now = new Date('2026-11-20T12:00:00Z')
  const again = (time: string) => `Too many attempts. Try again in ${time}.`

  it.each([
    ['3', 3, '3 seconds'],
    ['1', 1, '1 second'],
    ['0', 0, '1 second'],
    ['59', 59, '59 seconds'],
    ['60', 60, '1 minute'],
    ['61', 61, '2 minutes'],
    ['3540', 3540, '59 minutes'],
    ['3541', 3541, '1 hour'],
    ['3600', 3600, '1 hour'],
    ['3601', 3601, '2 hours'],
    ['169200', 169200, '47 hours'],
    ['172800', 172800, '2 days'],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30, '30 seconds'],
    ['Fri, 20 Nov 2026 13:00:00 GMT', 3600, '1 hour'],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0, '1 second'],
  ])('with Retry-After %s tells the time', async (header, retryAfter, time) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (const [body, type] of [[drf], ['<h1>Slow down</h1>', 'text/html'], ['', '']] as const) {
      refuse(header, body, type)
      const expected = { kind: 'throttled', status: 429, retryAfter, message: again(time) }
      expect(await reading()).toMatchObject(expected)
      expect(await writing()).toMatchObject(expected)
    }
    expect(requests).toBe(6)
  })

  it.each([null, '', 'soon', '-5', '1e3', '3.5', '3 seconds', '99999999999999', 'Fri, 20 Nov'])(
    'with %j, or where it cannot be read, shows the server’s own sentence',
    async (header) => {
      refuse(header)
      const message = 'Request was throttled. Expected available in 30 seconds.'
      expect(await writing()).toMatchObject({ kind: 'throttled', retryAfter: 30, message })
      refuse(header, '{"detail":"Locked."}')
      expect(await writing()).toMatchObject({ retryAfter: null, message: 'Locked.' })
      refuse(header, '<h1>429</h1>', 'text/html')
      const later = 'Too many attempts. Wait a little and try again.'
      expect(await writing()).toMatchObject({ kind: 'throttled', retryAfter: null, message: later })
    },
  )
})

describe('N09: a slow answer', () => {
  /** A server that never answers, and what each call got to stop it by. */
  function silence() {
    const signals: AbortSignal[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      const { signal } = request as Request
      signals.push(signal)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    return signals
  }

  it.each<[string, number, string, () => Promise<unknown>]>([
    ['a read', 30, 'no-network', () => http.get('thing/', shape)],
    ['a list', 60, 'no-network', () => http.get('thing/', shape, { timeout: 60_000 })],
    ['a save', 90, 'unknown-outcome', () => http.post('thing/', shape, { json: {} })],
    ['a download', 90, 'no-network', () => http.file('thing/')],
  ])('%s is waited for %i seconds, then is %s', async (_, seconds, kind, call) => {
    vi.useFakeTimers()
    silence()
    let ended: string | undefined
    const done = call().catch((thrown: Failure) => {
      ended = thrown.kind
    })
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2)
    await done
    expect(ended).toBe(kind)
  })

  it('that nobody waits for any more is no failure to be told', async () => {
    const signals = silence()
    const leaving = new AbortController()
    const call = http.get('thing/', shape, { signal: leaving.signal })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    leaving.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(signals[0]?.aborted).toBe(true)
  })
})

describe('W06: saved, but the answer lacks what is needed', () => {
  it.each<[string, unknown]>([
    ['the debt’s id', { id: 7, debtor_debt: { initial_debt: '1.00' } }],
    ['the debt', { id: 7 }],
    ['the debtor’s id', { debtor_debt: { id: 9, initial_debt: '1.00' } }],
    ['everything', {}],
    ['all but null', null],
  ])('%s: the outcome is unknown, after one POST', async (_, body) => {
    answer(() => HttpResponse.json(body as object, { status: 201 }))
    const thrown = await failure(http.post('thing/', debtor, { json: {} }))
    expect(thrown).toMatchObject({ kind: 'unknown-outcome', status: 201 })
    expect(requests).toBe(1)
  })
})

it('N04: a write answered in another shape is not a success', async () => {
  answer(() => HttpResponse.json({ id: 'one', debt: 1 }, { status: 201 }))
  const thrown = await failure(http.post('thing/', z.optional(note), { json: {} }))
  expect(thrown.kind).toBe('unknown-outcome')
})
