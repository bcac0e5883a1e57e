import { QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http as msw } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { debtor } from '@/api/debtor/debtor'
import { debtorListQuery } from '@/api/debtor/queries'
import { createQueryClient } from './query-client'
import type { PortalRouter } from './router'
import { session } from './session/session'
import { handleSessionEvents } from './session-boundary'

const reads = { count: 0 }
const parseDebtor = debtor.safeParse
debtor.safeParse = (...args) => {
  reads.count += 1
  return parseDebtor(...args)
}

const router = {
  matchRoutes: () => [],
  navigate: () => {},
  latestLocation: {},
} as unknown as PortalRouter
const queryClient = createQueryClient()
let stop = () => {}
/** The status of each response for the list, in order. */
const statuses: number[] = []
/** Whether each request for the list had a validator, in order. */
const isConditional: boolean[] = []

function logIn(email: string) {
  const user = world.users.find((row) => row.email === email)
  if (!user) throw new Error(`there is no ${email}`)
  session.start({
    access: issueToken(world, 'access', user.id),
    refresh: issueToken(world, 'refresh', user.id),
  })
}

/** Changes a debtor on the server. */
function change(id = 0) {
  const row = world.debtors.get(id)
  if (!row) throw new Error(`there is no debtor ${id}`)
  world.debtors.save({ ...row, last_name: 'Changed' })
}

const fetchList = () => queryClient.query({ ...debtorListQuery, staleTime: 0 })

beforeAll(() => {
  mockServer.listen({ onUnhandledRequest: 'error' })
  mockServer.events.on('response:mocked', ({ response }) => statuses.push(response.status))
  mockServer.events.on('request:start', ({ request }) =>
    isConditional.push(request.headers.has('if-none-match')),
  )
  stop = handleSessionEvents(router, queryClient)
})
beforeEach(async () => {
  await resetWorld()
  logIn('demo@example.com')
})
afterEach(() => {
  vi.useRealTimers()
  session.end()
  mockServer.resetHandlers()
  statuses.length = 0
  isConditional.length = 0
})
afterAll(() => {
  debtor.safeParse = parseDebtor
  stop()
  mockServer.close()
})

it('an unchanged list costs a 304, reads no record and keeps its identity', async () => {
  const first = await fetchList()
  expect(reads.count).toBeGreaterThan(0)
  reads.count = 0
  expect(await fetchList()).toBe(first)
  expect(await fetchList()).toBe(first)
  expect(reads.count).toBe(0)
  expect(statuses).toEqual([200, 304, 304])
})

it('an observer is not notified of new data by a 304', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const seen = new Set<unknown>()
  const observer = new QueryObserver(queryClient, debtorListQuery)
  const unsubscribe = observer.subscribe(({ data }) => data && seen.add(data))
  await observer.refetch()
  const before = observer.getCurrentResult().dataUpdatedAt
  vi.setSystemTime(before + 1)
  const { data, dataUpdatedAt } = await observer.refetch()
  unsubscribe()
  expect(statuses).toContain(304)
  expect([...seen]).toEqual([data])
  expect(dataUpdatedAt).toBeGreaterThan(before)
})

it('a changed list is read again, and its other records keep their identity', async () => {
  const first = await fetchList()
  change(first.items[0]?.id)
  const second = await fetchList()
  expect(second).not.toBe(first)
  const same = second.items.filter((item, index) => item === first.items[index])
  expect(same).toHaveLength(first.items.length - 1)
  expect(await fetchList()).toBe(second)
  expect(statuses).toEqual([200, 200, 304])
})

it('each unchanged page of a list in pages costs a 304', async () => {
  world.behaviour = { ...world.behaviour, pageSize: 25 }
  const first = await fetchList()
  expect(await fetchList()).toBe(first)
  change(first.items.at(-1)?.id)
  const second = await fetchList()
  expect(second).toMatchObject({ unreadable: 0, items: { length: first.items.length } })
  expect(second.items.slice(0, -1)).toEqual(first.items.slice(0, -1))
  expect(second.items.at(-1)).toMatchObject({ last_name: 'Changed' })
  expect(statuses).toEqual([200, 200, 304, 304, 304, 200])
})

it('U01: a 304 never confirms the list of the user before', async () => {
  const first = await fetchList()
  await fetchList()
  session.end()
  logIn('other@example.com')
  const second = await fetchList()
  expect(statuses).toEqual([200, 304, 200])
  expect(isConditional).toEqual([false, true, false])
  const ids = new Set(first.items.map(({ id }) => id))
  expect(second.items.filter(({ id }) => ids.has(id))).toEqual([])
  expect(await fetchList()).toBe(second)
})

it('nothing is revalidated with a server that sends no validator', async () => {
  mockServer.use(msw.get('*/debtor/', () => HttpResponse.json([])))
  const first = await fetchList()
  expect(await fetchList()).toBe(first)
  expect(isConditional).toEqual([false, false])
})

it('a refused preflight is repeated without the validator and does not fail the list', async () => {
  const first = await fetchList()
  mockServer.use(
    msw.get('*/debtor/', ({ request }) =>
      // A refused preflight looks like a lost connection.
      request.headers.has('if-none-match') ? HttpResponse.error() : undefined,
    ),
  )
  const { retry } = queryClient.getDefaultOptions().queries ?? {}
  const options = { ...debtorListQuery, staleTime: 0, retry, retryDelay: 0 }
  expect(await queryClient.query(options)).toBe(first)
  expect(isConditional).toEqual([false, true, false])
})

it('a 304 that was not asked for is a failure', async () => {
  mockServer.use(msw.get('*/debtor/', () => new HttpResponse(null, { status: 304 })))
  await expect(fetchList()).rejects.toMatchObject({ name: 'Failure', status: 304 })
})
