// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Failure } from '../http/errors'
import {
  createServer,
  fail,
  idOf,
  lost,
  type Server,
  type Stored,
  seconds,
  setUpFakeTimers,
  storeAndLose,
} from '../testing/list-server'
import { newAttempt, setBaseline, type WriteResult } from './attempt'
import { postAndVerify } from './send-and-verify'

setUpFakeTimers()

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
    server.answers = [(items) => ({ items: items.slice(0, 1).map(server.store), unreadable: 0 })]
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
    expect(results[1]).toMatchObject({
      failure: { kind: 'refused', fields: [{ message: 'Too odd.' }] },
    })
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
    expect(results).toEqual([
      {
        outcome: 'unconfirmed',
        reason: 'list-unreadable',
        candidates: [],
        mayStillArrive: false,
      },
      { outcome: 'refused', failure: expect.any(Failure) },
    ])
  })

  it('counts a refused item as created when its record is found', async () => {
    const { server, resource } = createServer()
    server.answers = [
      () => {
        server.store('a')
        return refuse(0)
      },
    ]
    const results = await postAndVerify(['a', 'b'], resource, { attempt: open(server) })
    expect(outcomes(results)).toEqual(['created', 'not-created'])
  })

  it.each([
    ['refused', 400, 1],
    ['bad-answer', 403, 1],
    // Refused before anything is created: the body is too large, or the user has to wait.
    ['refused', 413, 0],
    ['throttled', 429, 0],
  ] as const)(
    'keeps the reason of a list that failed as a whole: %s with status %i',
    async (kind, status, lists) => {
      const { server, resource } = createServer()
      server.answers = [fail(kind, status)]
      const results = await postAndVerify(['a', 'b'], resource, { attempt: open(server) })
      expect(results).toMatchObject(Array(2).fill({ failure: { kind, status } }))
      expect(server.lists).toBe(lists)
    },
  )

  it('assigns no record when one of them is unreadable, and expects that one in the list', async () => {
    const { server, resource } = createServer()
    const attempt = open(server)
    server.answers = [
      (items) => {
        server.unreadable = 1
        return { items: items.slice(1).map(server.store), unreadable: 1 }
      },
      lost(500),
    ]
    const created = { outcome: 'created', record: null, isFound: false }
    const results = await postAndVerify(['a', 'b'], resource, { attempt })
    expect(results).toEqual([created, created])
    expect(server.lists).toBe(0)
    expect(outcomes(await postAndVerify(['c'], resource, { attempt }))).toEqual(['not-created'])
  })

  it('keeps the items found by one check while it checks again for the others', async () => {
    const { server, resource } = createServer()
    server.answers = [([first = '']) => storeAndLose(server, 504)([first])]
    const sending = postAndVerify(['a', 'b'], resource, { attempt: open(server) })
    await seconds(1)
    server.store('b')
    await seconds(1)
    expect((await sending).map(idOf)).toEqual([1, 2])
    expect(server.lists).toBe(2)
  })
})
