// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'

import {
  createServer,
  fail,
  idOf,
  loseAndSet,
  lost,
  seconds,
  setUpFakeTimers,
  storeAndLose,
} from '../testing/list-server'
import { newAttempt } from './attempt'
import { sendAndVerify } from './send-and-verify'
import { verify } from './verify'

setUpFakeTimers()

/** Runs through the pauses between checks. */
async function withPauses<T>(promise: Promise<T>): Promise<T> {
  await seconds(20)
  return promise
}

describe('sendAndVerify', () => {
  it('creates by one call when the server answers', async () => {
    const { server, resource } = createServer('old')
    const result = await sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(result).toEqual({ outcome: 'created', record: { id: 2, text: 'new' }, isFound: false })
    expect(server).toMatchObject({ posts: 1, lists: 1 })
  })

  it('finds a record with one list when the response was lost', async () => {
    const { server, resource } = createServer('new')
    server.answers = [storeAndLose(server, null)]
    const result = await sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(result).toEqual({ outcome: 'created', record: { id: 2, text: 'new' }, isFound: true })
    expect(server).toMatchObject({ posts: 1, lists: 2 })
  })

  it('never matches a record of the baseline to the item sent', async () => {
    const { server, resource } = createServer('new')
    server.answers = [lost(500)]
    const result = await sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(result).toMatchObject({ outcome: 'not-created', mayStillArrive: false })
  })

  it('says unconfirmed while the list cannot be read, and sends nothing', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [loseAndSet(server, true)]
    const unread = { outcome: 'unconfirmed', reason: 'list-unreadable' }
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject(unread)
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject(unread)
    expect(server.posts).toBe(1)
    server.isListBroken = false
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject({ outcome: 'created' })
    expect(server.texts()).toEqual(['new'])
  })

  it.each([
    [null, 4],
    [408, 4],
    [502, 4],
    [503, 4],
    [504, 4],
    [520, 4],
    [500, 1],
    [200, 1],
    [519, 1],
  ])('after a lost answer with status %s reads the list %i times', async (status, checks) => {
    const { server, resource } = createServer()
    server.answers = [lost(status)]
    const result = await withPauses(sendAndVerify('new', resource, { attempt: newAttempt() }))
    expect(server).toMatchObject({ posts: 1, lists: 1 + checks })
    expect(result).toMatchObject({ outcome: 'not-created', mayStillArrive: checks > 1 })
  })

  it('checks before every repeated request, and sends only missing items', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [lost(500), lost(500)]
    for (const posts of [1, 2]) {
      await sendAndVerify('new', resource, { attempt })
      expect(server.posts).toBe(posts)
    }
    server.store('new')
    const found = await sendAndVerify('new', resource, { attempt })
    expect(found).toMatchObject({ outcome: 'created', isFound: true })
    expect(server.posts).toBe(2)
  })

  it('finds a first send that arrives after the second one was lost', async () => {
    const { server, resource } = createServer('new')
    const attempt = newAttempt()
    server.answers = [lost(500), lost(500)]
    await sendAndVerify('new', resource, { attempt })
    await sendAndVerify('new', resource, { attempt })
    server.store('new')
    expect(idOf((await verify(['new'], resource, { attempt }))[0])).toBe(2)
  })

  it('never matches a record that is already matched to another item', async () => {
    const { server, resource } = createServer()
    const claimed = new Set<number>()
    const first = newAttempt(claimed)
    server.answers = [lost(500)]
    await sendAndVerify('new', resource, { attempt: first })
    await sendAndVerify('new', resource, { attempt: newAttempt(claimed) })
    const [result] = await verify(['new'], resource, { attempt: first })
    expect(result?.outcome).toBe('not-created')
  })

  it('reports a refusal with its message, and a failure that sent nothing', async () => {
    const { server, resource } = createServer()
    server.answers = [
      fail('refused', 400),
      fail('throttled', 429),
      fail('no-network'),
      fail('bad-answer', 403),
    ]
    const send = () => sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(await send()).toMatchObject({ outcome: 'refused', failure: { status: 400 } })
    for (const kind of ['throttled', 'no-network', 'bad-answer']) {
      expect(await send()).toMatchObject({
        outcome: 'not-created',
        failure: { kind },
        mayStillArrive: false,
      })
    }
    expect(server).toMatchObject({ posts: 4, lists: 4 })
  })

  it('takes a success without a record for created, without another list', async () => {
    const { server, resource } = createServer()
    server.answers = [() => null]
    const result = await sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(result).toEqual({ outcome: 'created', record: null, isFound: false })
    expect(server).toMatchObject({ posts: 1, lists: 1 })
  })

  it('looks for the record when reading the response throws an unknown error', async () => {
    const { server, resource } = createServer()
    server.answers = [
      ([item = '']) => {
        server.store(item)
        throw new TypeError('undefined is not a function')
      },
    ]
    const result = await sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(result).toMatchObject({ outcome: 'created', isFound: true, record: { id: 1 } })
  })

  it('sends without a baseline when the list takes too long', async () => {
    const { server, resource } = createServer()
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const fetchList = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const sending = sendAndVerify('new', { ...resource, fetchList }, { attempt: newAttempt() })
    limit.abort()
    expect(await sending).toMatchObject({ outcome: 'created' })
    expect(server.posts).toBe(1)
  })
})
