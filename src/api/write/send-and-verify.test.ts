// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../http/errors'
import { newAttempt, setBaseline, type WriteResult } from './attempt'
import type { CreatableResource } from './resource'
import { postAndVerify, sendAndVerify } from './send-and-verify'
import { verify } from './verify'

interface Stored {
  id: number
  text: string
}

/** A server with one list; tests set its behaviour for the next calls. */
function createServer(...texts: string[]) {
  const stored: Stored[] = []
  const store = (text: string) => {
    const record = { id: stored.length + 1, text }
    stored.push(record)
    return record
  }
  for (const text of texts) store(text)
  const server = {
    stored,
    store,
    texts: () => stored.map(({ text }) => text),
    posts: 0,
    lists: 0,
    unreadable: 0,
    isListBroken: false,
    /** Used in turn by the next posts; afterwards every item is created and confirmed. */
    answers: [] as ((items: readonly string[]) => Stored[])[],
  }
  const resource: CreatableResource<string, Stored> = {
    post: async (items) => {
      server.posts += 1
      return { items: (server.answers.shift() ?? ((all) => all.map(store)))(items), unreadable: 0 }
    },
    fetchList: async () => {
      server.lists += 1
      if (server.isListBroken) throw new Failure('server', { status: 500 })
      return { items: [...stored], unreadable: server.unreadable }
    },
    isMatch: (item, record) => item === record.text,
    isSimilar: (item, record) => item.toLowerCase() === record.text.toLowerCase(),
  }
  return { server, resource }
}

const lost = (status: number | null) => () => {
  throw new Failure('unknown-outcome', { ...(status !== null && { status }) })
}
const fail = (kind: 'refused' | 'throttled' | 'no-network', status?: number) => () => {
  throw new Failure(kind, { ...(status !== undefined && { status }) })
}

type Server = ReturnType<typeof createServer>['server']

const storeAndLose = (server: Server, status: number | null) => (items: readonly string[]) => {
  items.map(server.store)
  return lost(status)()
}
const loseAndSet = (server: Server, isListBroken: boolean) => () => {
  server.isListBroken = isListBroken
  return lost(500)()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Runs through the pauses between checks. */
async function withPauses<T>(promise: Promise<T>): Promise<T> {
  await seconds(20)
  return promise
}
const idOf = (result: WriteResult<Stored> | undefined) =>
  result?.outcome === 'created' ? result.record?.id : undefined

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

  it.each([
    ['arrived', true],
    ['never arrived', false],
  ])('says unconfirmed without a baseline when the record %s', async (_, isStored) => {
    const { server, resource } = createServer('new')
    server.isListBroken = true
    server.answers = [
      (items) => {
        server.isListBroken = false
        if (isStored) items.map(server.store)
        return lost(null)()
      },
    ]
    const result = await withPauses(sendAndVerify('new', resource, { attempt: newAttempt() }))
    expect(result).toMatchObject({ outcome: 'unconfirmed', reason: 'no-baseline' })
    expect(result.outcome === 'unconfirmed' && result.candidates).toHaveLength(isStored ? 2 : 1)
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

  it('checks at once, then after 2, 5 and 10 seconds, and finds a late commit', async () => {
    const { server, resource } = createServer()
    server.answers = [lost(504)]
    const onChecking = vi.fn()
    const sending = sendAndVerify('new', resource, { attempt: newAttempt(), onChecking })
    const checks: number[] = []
    for (const [wait, extra] of [
      [0, 0],
      [1.9, 0.1],
      [4.9, 0.1],
    ] as const) {
      await seconds(wait)
      checks.push(server.lists - 1)
      await seconds(extra)
    }
    expect(checks).toEqual([1, 1, 2])
    expect(server.lists - 1).toBe(3)
    server.store('new')
    await seconds(9.9)
    expect(server.lists - 1).toBe(3)
    await seconds(0.1)
    expect(await sending).toMatchObject({ outcome: 'created', isFound: true })
    expect(onChecking).toHaveBeenCalledOnce()
  })

  it('waits for the pauses that were cut short before it sends again', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    const controller = new AbortController()
    server.answers = [lost(504)]
    const first = sendAndVerify('new', resource, { attempt, stopChecking: controller.signal })
    await seconds(1)
    controller.abort()
    expect(await first).toMatchObject({ outcome: 'not-created', mayStillArrive: true })
    const second = sendAndVerify('new', resource, { attempt })
    await seconds(16)
    expect(server.posts).toBe(1)
    server.store('new')
    await seconds(2)
    expect(await second).toMatchObject({ outcome: 'created', isFound: true })
    expect(server.texts()).toEqual(['new'])
  })

  it('checks at once on demand, and still waits for the pause', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [lost(504)]
    const sending = sendAndVerify('new', resource, { attempt })
    await seconds(1)
    attempt.checkNow?.()
    await seconds(0)
    expect(server.lists - 1).toBe(2)
    await seconds(1.9)
    expect(server.lists - 1).toBe(2)
    await seconds(0.1)
    expect(server.lists - 1).toBe(3)
    server.store('new')
    attempt.checkNow?.()
    expect(await sending).toMatchObject({ outcome: 'created' })
  })

  it('sends nothing when the checks before it are stopped as well', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    const stopChecking = AbortSignal.abort()
    server.answers = [lost(504)]
    await sendAndVerify('new', resource, { attempt, stopChecking })
    const again = await sendAndVerify('new', resource, { attempt, stopChecking })
    expect(again).toMatchObject({ outcome: 'not-created', mayStillArrive: true })
    expect(server.posts).toBe(1)
  })

  it('returns at once when the checks were stopped before they began', async () => {
    const { server, resource } = createServer()
    server.answers = [lost(null)]
    const stopChecking = AbortSignal.abort()
    const result = await sendAndVerify('new', resource, { attempt: newAttempt(), stopChecking })
    expect(result).toMatchObject({ outcome: 'not-created', mayStillArrive: true })
    expect(server.lists).toBe(2)
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

  it('sends again without a baseline once the user saw the candidates, unless there is a new one', async () => {
    const { server, resource } = createServer('new')
    const attempt = newAttempt()
    server.isListBroken = true
    server.answers = [loseAndSet(server, false)]
    const ids = (result: WriteResult<Stored>) =>
      result.outcome === 'unconfirmed' && result.candidates.map(({ id }) => id)
    expect(ids(await sendAndVerify('new', resource, { attempt }))).toEqual([1])
    server.store('new')
    expect(ids(await sendAndVerify('new', resource, { attempt }))).toEqual([1, 2])
    expect(server.posts).toBe(1)
    server.answers = [storeAndLose(server, 500)]
    const found = await sendAndVerify('new', resource, { attempt })
    expect(found).toMatchObject({ outcome: 'created', isFound: true, record: { id: 3 } })
    expect(server.posts).toBe(2)
  })

  it('reports a new similar record, and sends when asked again', async () => {
    const { server, resource } = createServer('new')
    const attempt = newAttempt()
    server.answers = [() => storeAndLose(server, 500)(['NEW'])]
    const result = await sendAndVerify('new', resource, { attempt })
    expect(result).toMatchObject({
      outcome: 'unconfirmed',
      reason: 'similar-record',
      candidates: [{ id: 2 }],
    })
    await sendAndVerify('new', resource, { attempt })
    expect(server.texts()).toEqual(['new', 'NEW', 'new'])
  })

  it('reports a new unreadable record once', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.unreadable = 1
    server.answers = [lost(500)]
    const quiet = await sendAndVerify('new', resource, { attempt })
    expect(quiet.outcome).toBe('not-created')
    server.unreadable = 2
    const asked = await sendAndVerify('new', resource, { attempt })
    expect(asked).toMatchObject({ outcome: 'unconfirmed', reason: 'records-unreadable' })
    expect(server.posts).toBe(1)
    expect((await sendAndVerify('new', resource, { attempt })).outcome).toBe('created')
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
    server.answers = [fail('refused', 400), fail('throttled', 429), fail('no-network')]
    const send = () => sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(await send()).toMatchObject({ outcome: 'refused', failure: { status: 400 } })
    for (const kind of ['throttled', 'no-network']) {
      expect(await send()).toMatchObject({
        outcome: 'not-created',
        failure: { kind },
        mayStillArrive: false,
      })
    }
    expect(server).toMatchObject({ posts: 3, lists: 3 })
  })

  it('says for two minutes that a lost write may still arrive', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [lost(504)]
    await withPauses(sendAndVerify('new', resource, { attempt }))
    const isLate = async () =>
      (await verify(['new'], resource, { attempt })).map(
        (result) => result.outcome === 'not-created' && result.mayStillArrive,
      )
    await seconds(99)
    expect(await isLate()).toEqual([true])
    await seconds(2)
    expect(await isLate()).toEqual([false])
  })
})

describe('postAndVerify of a list', () => {
  const open = (server: Server) => {
    const attempt = newAttempt()
    setBaseline(attempt, { items: server.stored, unreadable: 0 })
    return attempt
  }
  const outcomes = (results: readonly WriteResult<Stored>[]) =>
    results.map(({ outcome }) => outcome)
  const refuse = (...indexes: number[]) => {
    const rows = new Map(indexes.map((index) => [index, [{ path: 'text', message: 'Too odd.' }]]))
    throw new Failure('refused', { status: 400, rows })
  }

  it('returns the record of each item when the response is complete', async () => {
    const { server, resource } = createServer()
    const results = await postAndVerify(['a', 'b'], resource, { attempt: open(server) })
    expect(results.map(idOf)).toEqual([1, 2])
    expect(server.lists).toBe(0)
  })

  it('checks the list when the response names fewer records than were sent', async () => {
    const { server, resource } = createServer()
    server.answers = [(items) => items.slice(0, 1).map(server.store)]
    const results = await postAndVerify(['a', 'b'], resource, { attempt: open(server) })
    expect(outcomes(results)).toEqual(['created', 'not-created'])
  })

  it('finds the created items of a list that was refused in part', async () => {
    const { server, resource } = createServer('old')
    server.answers = [
      ([first = '']) => {
        server.store(first)
        return refuse(1)
      },
    ]
    const results = await postAndVerify(['a', 'b', 'c'], resource, { attempt: open(server) })
    expect(outcomes(results)).toEqual(['created', 'refused', 'not-created'])
    expect(results[1]).toMatchObject({ failure: { fields: [{ message: 'Too odd.' }] } })
  })

  it('gives a new record to the identical item that was not refused', async () => {
    const { server, resource } = createServer()
    server.answers = [
      () => {
        server.store('a')
        return refuse(0)
      },
    ]
    const results = await postAndVerify(['a', 'a'], resource, { attempt: open(server) })
    expect(outcomes(results)).toEqual(['refused', 'created'])
  })

  it('gives each of two identical items a record of its own', async () => {
    const { server, resource } = createServer('a')
    server.answers = [([first = '']) => storeAndLose(server, 500)([first])]
    const results = await postAndVerify(['a', 'a'], resource, { attempt: open(server) })
    expect(outcomes(results)).toEqual(['created', 'not-created'])
  })

  it('says unconfirmed of the items that were not refused when the list cannot be read', async () => {
    const { server, resource } = createServer()
    server.isListBroken = true
    server.answers = [() => refuse(1)]
    const results = await postAndVerify(['a', 'b'], resource, { attempt: open(server) })
    expect(outcomes(results)).toEqual(['unconfirmed', 'refused'])
  })

  it.each([413, 400])(
    'keeps the reason when a list was refused as a whole with status %i',
    async (status) => {
      const { server, resource } = createServer()
      server.answers = [fail('refused', status)]
      const results = await postAndVerify(['a', 'b'], resource, { attempt: open(server) })
      expect(results).toMatchObject(Array(2).fill({ failure: { status } }))
      // A body that is too large is refused before anything is created.
      expect(server.lists).toBe(status === 413 ? 0 : 1)
    },
  )
})
