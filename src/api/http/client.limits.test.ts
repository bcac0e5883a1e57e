import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { note } from '../debtor/debt-records'
import { debtor } from '../debtor/debtor'
import {
  failureOf,
  reading,
  requestCount,
  respondWith,
  setUpResponses,
  shape,
  writing,
} from '../testing/responses'
import { http } from './client'
import type { Failure } from './errors'
import { preloadClient } from './request'

setUpResponses()

describe('N07: a throttled request', () => {
  const drf = '{"detail":"Request was throttled. Expected available in 30 seconds."}'
  const refuse = (header: string | null, body = drf, type = 'application/json') =>
    respondWith(() => {
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
  ])('names the waiting time when Retry-After is %s', async (header, retryAfter, time) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (const [body, type] of [[drf], ['<h1>Slow down</h1>', 'text/html'], ['', '']] as const) {
      refuse(header, body, type)
      const expected = { kind: 'throttled', status: 429, retryAfter, message: again(time) }
      expect(await reading()).toMatchObject(expected)
      expect(await writing()).toMatchObject(expected)
    }
    expect(requestCount()).toBe(6)
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

describe('N09: a slow response', () => {
  /** A server that never responds; records each request's signal. */
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
  ])('%s times out after %i seconds as %s', async (_, seconds, kind, call) => {
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

  it('of a file may take long but not stall', async () => {
    let more = (_bytes: string) => {}
    const body = new ReadableStream({
      start: (controller) => {
        more = (bytes) => controller.enqueue(new TextEncoder().encode(bytes))
      },
    })
    await preloadClient()
    vi.useFakeTimers()
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
    let ended: string | undefined
    const done = http.file('thing/').catch((thrown: Failure) => {
      ended = thrown.kind
    })
    for (let minutes = 0; minutes < 10; minutes += 1) {
      more('%PDF'.repeat(256))
      await vi.advanceTimersByTimeAsync(29_000)
    }
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_001)
    await done
    expect(ended).toBe('no-network')
  })

  it('reports no failure when the request was aborted', async () => {
    const signals = silence()
    const leaving = new AbortController()
    const call = http.get('thing/', shape, { signal: leaving.signal })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    leaving.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(signals[0]?.aborted).toBe(true)
  })
})

describe('W06: saved, but the response lacks required fields', () => {
  it.each<[string, unknown]>([
    ['the debt’s id', { id: 7, debtor_debt: { initial_debt: '1.00' } }],
    ['the debt', { id: 7 }],
    ['the debtor’s id', { debtor_debt: { id: 9, initial_debt: '1.00' } }],
    ['everything', {}],
    ['all but null', null],
  ])('%s: the outcome is unknown, after one POST', async (_, body) => {
    respondWith(() => HttpResponse.json(body as object, { status: 201 }))
    const thrown = await failureOf(http.post('thing/', debtor, { json: {} }))
    expect(thrown).toMatchObject({ kind: 'unknown-outcome', status: 201 })
    expect(requestCount()).toBe(1)
  })
})

it('N04: a write fails when the response has another shape', async () => {
  respondWith(() => HttpResponse.json({ id: 'one', debt: 1 }, { status: 201 }))
  const thrown = await failureOf(http.post('thing/', z.optional(note), { json: {} }))
  expect(thrown.kind).toBe('unknown-outcome')
})
