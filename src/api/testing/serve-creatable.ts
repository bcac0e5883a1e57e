import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { type CreatableResource, creatableResources, type Writer } from './creatable'
import { callsSent, createHookRenderer, json, respondTo, stubServer } from './server'
import { stubUploadConnections } from './upload-connection'

/** The server and the cache of one test. */
export const world = {
  /** Ids and owners are never used twice, because tabs remember what they have created. */
  id: 0,
  queryClient: new QueryClient(),
  /** The list of the resource, on the server. */
  stored: [] as object[],
  /** Begins anew within a test. */
  reset() {
    world.id += 10
    world.queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, gcTime: Infinity } },
    })
    world.stored = []
  },
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
export const countOf = (call: string) => callsSent().filter((one) => one === call).length
export const resourceNames = creatableResources(0).map(({ name }) => name)
export const hookResourceNames = creatableResources(0)
  .filter(({ useWriter }) => useWriter)
  .map(({ name }) => name)

export function setUpCreates(): void {
  stubServer()
  stubUploadConnections({ isServed: true })
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    world.reset()
  })
  afterEach(async () => {
    // Open attempts end after two minutes.
    await seconds(150)
    vi.useRealTimers()
  })
}

/**
 * A resource with an empty list in the cache.
 * @param respond to its POST; receives the records that it would create
 */
export function serve(
  name: string,
  respond: (records: object[]) => Response | Promise<Response>,
  { isCached = true } = {},
) {
  const { id, queryClient } = world
  const resource = creatableResources(id).find((one) => one.name === name) as CreatableResource
  const records = resource.records(id + 1)
  respondTo(resource.list, () => json(world.stored))
  respondTo('GET auth/users/me/', () => json({ client: null }))
  respondTo(resource.post, () => respond(records))
  if (isCached) queryClient.setQueryData(resource.listKey, { items: [], unreadable: 0 })
  return {
    ...resource,
    records,
    /** A response with records, in the shape of what was sent. */
    answerOf: (list: readonly object[]) => json(Array.isArray(resource.item) ? list : list[0], 201),
    create: () => resource.create(queryClient),
    /** A screen of the resource. */
    open() {
      const writer = createHookRenderer(queryClient)(resource.useWriter as () => Writer)
      return {
        create: (item: object, options?: { isAgain?: boolean }) =>
          writer.current.create(item as never, options),
        attempt: () => writer.current.attempt,
      }
    },
  }
}

/** Records with changes, also of their debts. */
export const changed = (records: readonly object[], change: object) =>
  records.map((record) => {
    const { debtor_debt } = record as { debtor_debt?: object }
    const merged = { ...debtor_debt, ...(change as { debtor_debt?: object }).debtor_debt }
    return { ...record, ...change, ...(debtor_debt && { debtor_debt: merged }) }
  })
