// @vitest-environment node
import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from './errors'
import { discardBody, readBlob, readJson } from './request'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const get = { method: 'get' } as const
const headers = { 'Content-Type': 'application/json' }

/** A body sent by the test; cancelling it never settles, as on a dead connection. */
function openBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const cancelled = vi.fn(() => new Promise<void>(() => {}))
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: cancelled,
  })
  return {
    response: new Response(stream, { headers }),
    cancelled,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  }
}

/** The outcome of reading a body, or that it is pending. */
function follow(reading: Promise<unknown>) {
  const outcome: { is: unknown } = { is: 'waiting' }
  reading.then(
    (value) => {
      outcome.is = value
    },
    (thrown: unknown) => {
      outcome.is = thrown instanceof Failure ? `${thrown.kind}: ${thrown.cause}` : String(thrown)
    },
  )
  return outcome
}

describe.each([
  ['JSON', readJson],
  ['a file', readBlob],
])('N09: %s', (_, read) => {
  it.each(['', '{"id": 1,'])('fails after 30 s when the body stalls after %j', async (begin) => {
    const { response, send, cancelled } = openBody()
    const outcome = follow(read(response, get))
    if (begin) send(begin)
    await seconds(29)
    expect(outcome.is).toBe('waiting')
    await seconds(1)
    expect(outcome.is).toBe('no-network: Error: The body has stalled.')
    expect(cancelled).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails when less than 1 KiB arrives in 30 s', async () => {
    const { response, send } = openBody()
    const outcome = follow(read(response, get))
    for (let second = 0; second < 30; second += 1) {
      send(' '.repeat(34))
      await seconds(1)
    }
    expect(outcome.is).toBe('no-network: Error: The body has stalled.')
  })

  it('has no total time limit while bytes keep arriving', async () => {
    const { response, send, end } = openBody()
    const outcome = follow(read(response, get))
    send('["')
    for (let minute = 0; minute < 30; minute += 1) {
      send('x'.repeat(1024))
      await seconds(29)
    }
    send('"]')
    end()
    await seconds(0)
    const text = outcome.is instanceof Blob ? await outcome.is.text() : JSON.stringify(outcome.is)
    expect(text).toHaveLength(30 * 1024 + 4)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails at 512 MiB', async () => {
    // Reports a length without allocating it.
    const chunk = Object.defineProperty(new Uint8Array(1), 'length', { value: 64 * 1024 * 1024 })
    let pulled = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(chunk)
      },
    })
    const outcome = follow(read(new Response(endless, { headers }), get))
    await vi.waitFor(() => expect(outcome.is).not.toBe('waiting'))
    expect(outcome.is).toBe('no-network: Error: The body is too long.')
    expect(pulled).toBeLessThan(12)
  })

  it('is cancelled when the signal aborts', async () => {
    const { response, send, cancelled } = openBody()
    const leaving = new AbortController()
    const outcome = follow(read(response, { ...get, signal: leaving.signal }))
    send('{"id": 1,')
    await seconds(1)
    leaving.abort(new Error('left'))
    await seconds(0)
    expect(outcome.is).toBe('Error: left')
    expect(cancelled).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
    const late = openBody()
    await expect(read(late.response, { ...get, signal: leaving.signal })).rejects.toThrow('left')
  })
})

it('N09: a discarded body is consumed, and cancelled when it stalls', async () => {
  const { response, send, cancelled } = openBody()
  discardBody(response)
  send('<h1>502</h1>')
  await seconds(30)
  expect(cancelled).toHaveBeenCalledOnce()
  const read = new Response('{}', { headers })
  expect(await readJson(read, get)).toEqual({})
  expect(() => discardBody(read)).not.toThrow()
  expect(() => discardBody(new Response(null, { status: 204 }))).not.toThrow()
})

it('a body of exactly 512 MiB is read', async () => {
  const chunk = Object.defineProperty(new Uint8Array(1), 'length', { value: 64 * 1024 * 1024 })
  let left = 8
  const stream = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(chunk)
      left -= 1
      if (left === 0) controller.close()
    },
  })
  expect((await readBlob(new Response(stream), get)).size).toBe(8)
})

it('a character that two chunks share is read whole', async () => {
  const bytes = new TextEncoder().encode('"£5 – owed"')
  const stream = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readJson(new Response(stream, { headers }), get)).toBe('£5 – owed')
})

it.each([
  ['application/pdf', { 'Content-Type': 'application/pdf' }],
  ['', undefined],
])('a file has the type %j that the server sends for it', async (type, sent) => {
  const stream = new Response(new Uint8Array([37])).body
  const file = await readBlob(new Response(stream, sent ? { headers: sent } : {}), get)
  expect([file.type, file.size]).toEqual([type, 1])
})

it('reading a body leaves nothing on a signal that outlives it', async () => {
  const { signal } = new AbortController()
  const { response, end } = openBody()
  const reading = readJson(response, { ...get, signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  end()
  expect(await reading).toBe('')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
