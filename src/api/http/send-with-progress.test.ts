import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { stubUploadConnections, UploadConnection } from '../testing/upload-connection'
import { http } from './client'
import { preloadClient } from './request'
import { fetchWithProgress } from './send-with-progress'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

// Lazy modules do not load under fake timers.
beforeAll(preloadClient)
stubUploadConnections()
beforeEach(() => {
  vi.useFakeTimers()
  session.start({ access: 'old', refresh: 'r' })
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
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
  const [wire] = UploadConnection.all
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

    UploadConnection.all = []
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

  it.each<[string, (wire: UploadConnection) => unknown]>([
    ['all of it was out', (wire) => [wire.move(9, 9), wire.drop()]],
    ['nothing was told of how much was out', (wire) => wire.drop()],
    ['no answer came for 90 seconds', (wire) => [wire.move(9, 9), seconds(90)]],
  ])('may have arrived when the connection breaks after %s', async (_when, breakIt) => {
    const { outcome, wire } = await start()
    breakIt(wire)
    expect(await outcome).toMatchObject({ kind: 'unknown-outcome' })
  })

  it('says that the connection broke when the body was sent in part', async () => {
    const { outcome, wire } = await start()
    wire.move(60, 100)
    wire.drop()
    expect(await outcome).toMatchObject({ message: 'The connection was lost half way.' })
  })

  it('reports nothing sent while the length of the body is unknown', async () => {
    const { outcome, shares, wire } = await start()
    wire.report(0, 0)
    expect(shares).toEqual([0])
    wire.drop()
    expect(await outcome).toMatchObject({ kind: 'unknown-outcome' })
  })

  it('waits for the response as soon as all of the body is reported as sent', async () => {
    const { outcome, wire } = await start()
    wire.report(9, 9)
    await seconds(89)
    wire.answer(201, { id: 3 })
    expect(await outcome).toEqual({ id: 3 })
  })

  it('leaves a finished upload alone, however long ago it was and when it is cancelled', async () => {
    const controller = new AbortController()
    const { outcome, wire } = await start(controller.signal)
    wire.move(9, 9)
    wire.answer(201, { id: 3 })
    await outcome
    expect(vi.getTimerCount()).toBe(0)
    controller.abort()
    await seconds(90)
    expect(wire.aborted).toBe(false)
  })

  it.each([
    ['', {}],
    [
      'content-type: text/plain\r\nx-trace:  a: b \r\nx-blank:\r\n',
      { 'content-type': 'text/plain', 'x-trace': 'a: b', 'x-blank': '' },
    ],
  ])('passes on the headers %j of its response', async (lines, headers) => {
    const sending = fetchWithProgress(new FormData(), () => {})('https://api.example/invoice/')
    const [wire] = UploadConnection.all as [UploadConnection]
    wire.getAllResponseHeaders = () => lines
    wire.answer(204, null)
    const response = await sending
    expect(Object.fromEntries(response.headers)).toEqual(headers)
    expect([response.status, response.body]).toEqual([204, null])
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
