import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf, stubServer } from '../testing/server'
import { stubUploadConnections, UploadConnection } from '../testing/upload-connection'
import { http } from './client'
import { fetchWithProgress } from './send-with-progress'

const { pair } = stubServer()
stubUploadConnections()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

async function start() {
  const fractions: number[] = []
  const multipart = new FormData()
  multipart.set('invoice_file', new File(['x'], 'a.pdf'))
  const answered = http.post('invoice/', {
    fetch: fetchWithProgress(multipart, (fraction) => fractions.push(fraction)),
  })
  const outcome = answered.catch((thrown: unknown) => thrown)
  await seconds(0)
  const connection = UploadConnection.all.at(-1) as UploadConnection
  return { answered, outcome, fractions, connection, multipart }
}

describe('an upload', () => {
  it('reports its progress, and sends the token but no content type of its own', async () => {
    const { outcome, fractions, connection, multipart } = await start()
    connection.report(0, 0)
    connection.report(1, 4)
    connection.finishSending()
    connection.respond(201, { id: 3 })
    expect(await outcome).toMatchObject({ body: { id: 3 } })
    expect(fractions).toEqual([0, 0, 0.25, 1, 1])
    expect(connection.sent).toBe(multipart)
    expect(connection.headers.authorization).toBe(`JWT ${pair().access}`)
    expect(connection.headers).not.toHaveProperty('content-type')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('succeeds at any speed, and waits longer for the response', async () => {
    const { outcome, connection } = await start()
    for (let sent = 0; sent < 9; sent += 1) {
      connection.report(sent, 9)
      await seconds(29)
    }
    connection.finishSending()
    await seconds(89)
    connection.respond(201, { id: 3 })
    expect(await outcome).toMatchObject({ body: { id: 3 } })
  })

  it.each<[string, (connection: UploadConnection) => unknown, object]>([
    [
      'stopped when nothing is sent for 30 seconds',
      async (connection) => {
        connection.report(6, 9)
        await seconds(29)
        expect(connection.isAborted).toBe(false)
        await seconds(1)
      },
      { kind: 'no-network', message: 'Upload stopped: nothing was sent for 30 seconds.' },
    ],
    [
      'lost when the connection breaks half-way',
      (connection) => connection.report(6, 9) ?? connection.drop(),
      { kind: 'no-network', message: 'Connection lost during the upload.' },
    ],
    [
      'unknown when the connection breaks after all of it',
      (connection) => connection.finishSending() ?? connection.drop(),
      { kind: 'unknown-outcome' },
    ],
    [
      'unknown when the connection breaks without any progress',
      (connection) => connection.drop(),
      { kind: 'unknown-outcome' },
    ],
    [
      'unknown when no response comes for 90 seconds',
      (connection) => connection.finishSending() ?? seconds(90),
      { kind: 'unknown-outcome' },
    ],
    [
      'unknown when the response has no body',
      (connection) => connection.finishSending() ?? connection.respond(204, null),
      { kind: 'unknown-outcome', status: 204 },
    ],
    [
      'unknown when it was redirected',
      (connection) => connection.finishSending() ?? connection.respond(200, [], 'https://x/login'),
      { kind: 'unknown-outcome', status: null },
    ],
  ])('is %s', async (_, happen, failure) => {
    const { answered, connection } = await start()
    const failed = failureOf(answered)
    await happen(connection)
    expect(await failed).toMatchObject(failure)
    expect(connection.isAborted).toBe(true)
  })
})
