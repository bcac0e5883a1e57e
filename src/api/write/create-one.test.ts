// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session, UserChanged } from '@/session/session'
import {
  createServer,
  fail,
  loseAndSet,
  lost,
  type Stored,
  seconds,
  setUpFakeTimers,
  storeAndLose,
} from '../testing/list-server'
import { createOne, type SingleResource } from './create-one'

const logIn = (user: number) =>
  session.start({ access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`, refresh: 'r' })

setUpFakeTimers()
beforeEach(() => logIn(1))
afterEach(() => session.end())

/** A screen that creates records of one list. */
function open(...texts: string[]) {
  const { server, resource: list } = createServer(...texts)
  const resource: SingleResource<string, Stored> = {
    ...list,
    post: async (item) => (await list.post([item]))?.items[0],
    key: 'things',
    noun: 'the thing',
    identity: (text) => text,
    invalidate: async () => {},
  }
  let stop = new AbortController()
  const callbacks = { onChecking: vi.fn(), onPending: vi.fn(), onQueued: vi.fn() }
  /** Returns what was created, or what was thrown. */
  const call = (item: string, isCheck: boolean, used = resource) =>
    createOne(item, used, { isCheck, stopChecking: stop.signal, ...callbacks }).catch(
      (thrown: unknown) => thrown,
    )
  return {
    server,
    resource,
    ...callbacks,
    stopChecking: () => {
      stop.abort()
      stop = new AbortController()
    },
    press: (item = 'new', used = resource) => call(item, false, used),
    check: (item = 'new', used = resource) => call(item, true, used),
  }
}
const afterPauses = async <T>(promise: Promise<T>): Promise<T> => {
  await seconds(20)
  return promise
}
const created = (id: number, isFound = false) =>
  expect.objectContaining({ isFound, record: expect.objectContaining({ id }) })
const unresolved = (outcome: string, isSentNext = false) =>
  expect.objectContaining({ result: expect.objectContaining({ outcome }), isSentNext })

describe('a repeated call', () => {
  it('joins the request under way, and sends nothing when its response is lost', async () => {
    const { server, press, onQueued } = open()
    server.answers = [lost(504)]
    const both = await afterPauses(Promise.all([press(), press()]))
    expect(both).toEqual([unresolved('not-created'), unresolved('not-created')])
    expect(server.posts).toBe(1)
    expect(onQueued).not.toHaveBeenCalled()
  })

  it('is sent once after the checks, however often it is repeated during them', async () => {
    const { server, press, onQueued } = open()
    server.answers = [lost(504)]
    const first = press()
    await seconds(1)
    const repeated = Promise.all([press(), press()])
    expect(onQueued).toHaveBeenCalled()
    await seconds(0)
    expect(server).toMatchObject({ posts: 1, lists: 2 })
    expect(await afterPauses(first)).toEqual(unresolved('not-created', true))
    expect(await repeated).toEqual([created(1), created(1)])
    expect(server.texts()).toEqual(['new'])
  })

  it('gets the record that the checks find', async () => {
    const { server, press } = open()
    server.answers = [lost(504)]
    const both = [press()]
    await seconds(1)
    both.push(press())
    server.store('new')
    expect(await afterPauses(Promise.all(both))).toEqual([created(1, true), created(1, true)])
    expect(server.posts).toBe(1)
  })

  it('is not sent when the checks end in doubt', async () => {
    const { server, press } = open()
    server.answers = [() => storeAndLose(server, 504)(['NEW'])]
    const both = [press()]
    await seconds(1)
    both.push(press())
    const doubt = unresolved('unconfirmed')
    expect(await afterPauses(Promise.all(both))).toEqual([doubt, doubt])
    expect(server.posts).toBe(1)
  })

  it('U02: ends with the checks when the user changes', async () => {
    const { server, press } = open()
    server.answers = [lost(504)]
    const both = [press()]
    await seconds(1)
    both.push(press())
    session.end()
    logIn(2)
    for (const thrown of await afterPauses(Promise.all(both)))
      expect(thrown).toBeInstanceOf(UserChanged)
    expect(server).toMatchObject({ posts: 1, lists: 2 })
  })

  it('joins a check that comes before sending again', async () => {
    const { server, press, onQueued } = open()
    server.answers = [lost(504), lost(504)]
    await afterPauses(press())
    const both = await afterPauses(Promise.all([press(), press()]))
    expect(both).toEqual([unresolved('not-created'), unresolved('not-created')])
    expect(server.posts).toBe(2)
    expect(onQueued).not.toHaveBeenCalled()
  })

  it('creates an equal record when the first one is confirmed', async () => {
    const { server, press } = open()
    await press()
    expect(await press()).toEqual(created(2))
    expect(server).toMatchObject({ posts: 2, lists: 2 })
  })

  it('creates an equal record at once when the first one was found', async () => {
    const { server, press } = open()
    server.answers = [storeAndLose(server, 504)]
    expect(await press()).toEqual(created(1, true))
    expect(await press()).toEqual(created(2))
    expect(server).toMatchObject({ posts: 2, lists: 3 })
  })

  it('sends different items side by side', async () => {
    const { press } = open()
    expect(await Promise.all([press('one'), press('other')])).toEqual([created(1), created(2)])
  })
})

describe('a check', () => {
  it('during the pauses reads the list at once', async () => {
    const { server, press, check } = open()
    server.answers = [lost(504)]
    const sent = press()
    await seconds(1)
    server.store('new')
    expect(await Promise.all([check(), sent])).toEqual([created(1, true), created(1, true)])
    expect(server).toMatchObject({ posts: 1, lists: 3 })
  })

  it('joins the request under way', async () => {
    const { server, press, check } = open()
    expect(await Promise.all([press(), check()])).toEqual([created(1), created(1)])
    expect(server.posts).toBe(1)
  })

  it('is followed by a send that was pressed during it', async () => {
    const { server, press, check, stopChecking, onQueued } = open()
    server.answers = [lost(504)]
    const first = press()
    await seconds(1)
    stopChecking()
    await first
    const both = Promise.all([check(), press()])
    expect(onQueued).toHaveBeenCalledOnce()
    expect(await afterPauses(both)).toEqual([unresolved('not-created', true), created(1)])
    expect(server.posts).toBe(2)
  })

  it('of an item that was never sent is unconfirmed, and sends nothing', async () => {
    const { server, check } = open()
    expect(await afterPauses(check())).toEqual(unresolved('unconfirmed'))
    expect(server).toMatchObject({ posts: 0, lists: 1 })
  })
})

describe('something created only once', () => {
  const once = (resource: SingleResource<string, Stored>, onceKey = 'form') => ({
    ...resource,
    onceKey: () => onceKey,
  })

  it('is returned to a later call with another version, without a request', async () => {
    const { server, resource, press } = open()
    const first = await press('new', once(resource))
    expect(await press('edited', once(resource))).toBe(first)
    expect(first).toMatchObject({ item: 'new' })
    expect(server).toMatchObject({ posts: 1, lists: 1 })
  })

  it('is joined by the check of another version', async () => {
    const { server, resource, press, check } = open()
    const both = [press('new', once(resource)), check('edited', once(resource))]
    expect(await Promise.all(both)).toEqual([created(1), created(1)])
    expect(server.posts).toBe(1)
  })

  it('is not joined by an item whose identity equals its key', async () => {
    const { resource, press } = open()
    const both = [press('new', once(resource)), press('form')]
    expect(await Promise.all(both)).toEqual([created(1), created(2)])
  })

  it('is not joined by an equal item with another key', async () => {
    const { resource, press } = open()
    const both = [press('new', once(resource)), press('new', once(resource, 'other'))]
    expect(await Promise.all(both)).toEqual([created(1), created(2)])
  })

  it('is created anew for the next user', async () => {
    const { server, resource, press } = open()
    await press('new', once(resource))
    session.end()
    logIn(2)
    await press('new', once(resource))
    expect(server.posts).toBe(2)
  })
})

it('U02: nothing is sent when the user changes while the baseline is fetched', async () => {
  const { server, press } = open()
  const sending = press()
  session.end()
  logIn(2)
  expect(await sending).toBeInstanceOf(UserChanged)
  expect(server.posts).toBe(0)
})

it('a refused item is sent again without its former baseline', async () => {
  const { server, press } = open()
  server.answers = [fail('refused', 400), loseAndSet(server, false)]
  expect(await press()).toMatchObject({ kind: 'refused', status: 400 })
  server.store('new')
  server.isListBroken = true
  expect(await press()).toMatchObject({ result: { reason: 'no-baseline' } })
})

it('a repeated send that fails before it is sent reports its own failure', async () => {
  const { server, press } = open()
  server.answers = [lost(500), fail('no-network')]
  await press()
  expect(await press()).toMatchObject({ kind: 'no-network' })
})
