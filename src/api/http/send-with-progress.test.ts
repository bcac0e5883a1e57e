import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { http } from './client'
import { preloadClient } from './request'
import { fetchWithProgress } from './send-with-progress'

/** A connection that sends, stalls or breaks on the test's command. */
class Wire extends EventTarget {
  static all: Wire[] = []
  upload = new EventTarget()
  headers: Record<string, string> = {}
  status = 0
  statusText = ''
  response: unknown = null
  sent: unknown
  aborted = false
  constructor() {
    super()
    Wire.all.push(this)
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-a: b: c\r\n'
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.aborted = true
  }
  move(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
    if (loaded === total) this.upload.dispatchEvent(new Event('load'))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, response: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
  drop() {
    this.dispatchEvent(new Event('error'))
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

// Lazy modules do not load under fake timers.
beforeAll(preloadClient)
beforeEach(() => {
  Wire.all = []
  vi.stubGlobal('XMLHttpRequest', Wire)
  vi.useFakeTimers()
  session.start({ access: 'old', refresh: 'r' })
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function start(signal = new AbortController().signal) {
  const shares: number[] = []
  const multipart = new FormData()
  multipart.set('invoice_file', new File(['x'], 'a.pdf'))
  const onProgress = (share: number) => shares.push(share)
  const outcome = http
    .post('invoice/', z.object({ id: z.number() }), {
      multipart,
      fetch: fetchWithProgress(multipart, onProgress),
      signal,
    })
    .catch((thrown: unknown) => thrown)
  await seconds(0)
  const [wire] = Wire.all
  if (!wire) throw new Error('nothing was sent')
  return { outcome, shares, wire, multipart }
}

describe('an upload with progress', () => {
  it('reports progress, and sends the token but no content type of its own', async () => {
    const { outcome, shares, wire, multipart } = await start()
    wire.move(1, 4)
    wire.move(4, 4)
    wire.answer(201, { id: 3 })
    expect(await outcome).toEqual({ id: 3 })
    expect(shares).toEqual([0.25, 1, 1])
    expect(wire.sent).toBe(multipart)
    expect(wire.headers).toMatchObject({ authorization: 'JWT old' })
    expect(wire.headers).not.toHaveProperty('content-type')
  })

  it('D05: fails when nothing is sent for 30 seconds, and when the connection breaks half way', async () => {
    const standing = await start()
    standing.wire.move(60, 100)
    await seconds(29)
    expect(standing.wire.aborted).toBe(false)
    await seconds(1)
    expect(await standing.outcome).toMatchObject({
      kind: 'no-network',
      message: 'It stopped: nothing went out for 30 seconds.',
    })
    expect(standing.wire.aborted).toBe(true)

    Wire.all = []
    const broken = await start()
    broken.wire.move(60, 100)
    broken.wire.drop()
    expect(await broken.outcome).toMatchObject({ kind: 'no-network' })
  })

  it('D05: succeeds at any speed, and waits longer for the response', async () => {
    const { outcome, wire } = await start()
    for (let sent = 0; sent <= 9; sent += 1) {
      wire.move(sent, 9)
      await seconds(20)
    }
    await seconds(60)
    wire.answer(201, { id: 3 })
    expect(await outcome).toEqual({ id: 3 })
  })

  it.each<[string, (wire: Wire) => unknown]>([
    ['all of it was out', (wire) => [wire.move(9, 9), wire.drop()]],
    ['nothing was told of how much was out', (wire) => wire.drop()],
    ['no answer came for 90 seconds', (wire) => [wire.move(9, 9), seconds(90)]],
  ])('may have arrived when the connection breaks after %s', async (_when, breakIt) => {
    const { outcome, wire } = await start()
    breakIt(wire)
    expect(await outcome).toMatchObject({ kind: 'unknown-outcome' })
  })

  it('D06: stops when it is cancelled', async () => {
    const controller = new AbortController()
    const { outcome, wire } = await start(controller.signal)
    wire.move(1, 9)
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(wire.aborted).toBe(true)
  })
})
