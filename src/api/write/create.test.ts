import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CreatableResource, creatableResources } from '../testing/creatable'
import {
  bodiesOf,
  callsSent,
  empty,
  failureOf,
  json,
  lost,
  page,
  redirect,
  respondTo,
  sent,
  stubServer,
} from '../testing/server'
import { stubUploadConnections } from '../testing/upload-connection'

stubServer()
stubUploadConnections({ isServed: true })

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
/** Ids and owners are never used twice, because tabs remember what they have created. */
let lastId = 0
let queryClient: QueryClient
/** The list of the resource, on the server. */
let stored: object[]
beforeEach(() => {
  vi.useFakeTimers()
  lastId += 10
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stored = []
})
afterEach(async () => {
  // Open attempts end after two minutes.
  await seconds(150)
  vi.useRealTimers()
})

/** The resource with a server that stores what is posted and answers as given, and an empty list in the cache. */
function serve(
  name: string,
  answer: (records: object[]) => Response | Promise<Response>,
  { isCached = true } = {},
) {
  const resource = creatableResources(lastId).find((one) => one.name === name) as CreatableResource
  const records = resource.records(lastId + 1)
  const isList = name === 'list of debtors'
  respondTo(resource.list, () => json(stored))
  respondTo('GET auth/users/me/', () => json({ client: null }))
  respondTo(resource.post, () => answer(records))
  if (isCached) queryClient.setQueryData(resource.listKey, { items: [], unreadable: 0 })
  return {
    ...resource,
    records,
    /** An answer with records, in the shape of what was sent. */
    answerOf: (list: readonly object[]) => json(isList ? list : list[0], 201),
    create: () => resource.create(queryClient),
  }
}
const count = (call: string) => callsSent().filter((one) => one === call).length

const names = creatableResources(0).map(({ name }) => name)
const changed = (records: object[], change: object) =>
  records.map((record) => {
    const { debtor_debt } = record as { debtor_debt?: object }
    const merged = { ...debtor_debt, ...(change as { debtor_debt?: object }).debtor_debt }
    return { ...record, ...change, ...(debtor_debt && { debtor_debt: merged }) }
  })

describe.each(names)('a created %s', (name) => {
  it.each<[string, (records: { id: number }[], tidied: object) => object[]]>([
    ['with what was sent', (records) => records],
    ['with its id alone', (records) => records.map(({ id }) => ({ id }))],
    ['after tidying', (records, tidied) => changed(records, tidied)],
    ['in another order', (records) => records.toReversed()],
  ])('is believed when the server answers %s', async (_, answered) => {
    const resource = serve(name, (records) => {
      const list = answered(records as { id: number }[], resource.tidied)
      return resource.answerOf(list)
    })
    expect(await resource.create()).toMatchObject({ id: lastId + 1, isFound: false })
    expect(count(resource.post)).toBe(1)
  })

  it.each([301, 302, 307])('is not believed when the answer is a redirect (%i)', async (status) => {
    respondTo('GET old/', () => json(stored))
    const resource = serve(name, () => redirect(status, `${location.origin}/api/v1/old/`))
    const failure = failureOf(resource.create())
    await seconds(11)
    expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
    expect(count(resource.post)).toBe(1)
  })

  it('is not believed when the answer is a record that was there before', async () => {
    const resource = serve(name, (records) => resource.answerOf(records))
    stored = resource.records
    if (name !== 'company') {
      queryClient.setQueryData(resource.listKey, { items: stored, unreadable: 0 })
      expect(await failureOf(resource.create())).toMatchObject({ kind: 'unknown-outcome' })
      expect(count(resource.list)).toBe(1)
    } else expect(await resource.create()).toMatchObject({ isFound: true })
  })

  it('is looked for once when the answer contradicts what was sent', async () => {
    for (const change of Object.values(serve(name, lost).contradictions)) {
      lastId += 10
      stored = []
      sent.length = 0
      const resource = serve(name, (records) => {
        stored = records
        return resource.answerOf(changed(records, change))
      })
      if (resource.useWriter) stored = []
      expect(await resource.create()).toMatchObject({ id: lastId + 1, isFound: true })
      expect(count(resource.post)).toBe(1)
      await seconds(150)
    }
  })

  it.each([0, 1_500, 4_900, 9_900])(
    'is found when the answer is lost and it arrives after %i ms',
    async (ms) => {
      const resource = serve(name, (records) => {
        setTimeout(() => {
          stored = changed(records, resource.tidied)
        }, ms)
        return lost()
      })
      const created = resource.create()
      await seconds(10.1)
      expect(await created).toMatchObject({ id: lastId + 1, isFound: true })
      expect(count(resource.post)).toBe(1)
    },
  )

  it('is unknown when the answer is lost and it has not arrived after ten seconds', async () => {
    const resource = serve(name, lost)
    const failure = failureOf(resource.create())
    await seconds(10.1)
    expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
    expect(count(resource.post)).toBe(1)
  })

  it('is looked for once when the server itself answers with a page', async () => {
    const resource = serve(name, () => page(500))
    const failure = failureOf(resource.create())
    await seconds(0.1)
    expect(await failure).toMatchObject({ kind: 'unknown-outcome', status: 500 })
  })

  it.each([403, 404, 502])('is found behind a gateway’s page (%i)', async (status) => {
    const resource = serve(name, (records) => {
      stored = records
      return page(status)
    })
    expect(await resource.create()).toMatchObject({ isFound: true })
  })

  it('is refused with the server’s message, and not looked for', async () => {
    const resource = serve(name, () => json({ detail: 'No.' }, 400))
    expect(await failureOf(resource.create())).toMatchObject({ kind: 'refused', message: 'No.' })
    expect(callsSent().at(-1)).toBe(resource.post)
  })

  it.each([413, 429])('is not sent with status %i, and not looked for', async (status) => {
    const resource = serve(name, () => page(status))
    const { kind } = await failureOf(resource.create())
    expect(kind).toBe(status === 429 ? 'throttled' : 'refused')
    expect(callsSent().at(-1)).toBe(resource.post)
  })
})
