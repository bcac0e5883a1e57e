import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Listing } from '../wire/fields'

const server = setupServer()
/** The query and validator of each request, in order. */
const sent: string[] = []
let fetchAllPages: typeof import('./fetch-all-pages').fetchAllPages

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(async () => {
  sent.length = 0
  // Whether the server takes validators is remembered until the page is loaded again.
  vi.resetModules()
  fetchAllPages = (await import('./fetch-all-pages')).fetchAllPages
})
afterEach(() => server.resetHandlers())

/** Responses by query string, each used once. */
type Pages = Record<string, (() => Response)[]>

function serve(pages: Pages) {
  server.use(
    http.get('*/debtor/', ({ request }) => {
      const query = new URL(request.url).search.slice(1)
      sent.push([query, request.headers.get('if-none-match')].filter(Boolean).join(' '))
      return pages[query]?.shift()?.() ?? expect.unreachable(`another request for ${query}`)
    }),
  )
}
const record = z.object({ id: z.number(), name: z.string() })
const read = <T>(schema: z.ZodMiniType<T>, previous?: Listing<T>) =>
  fetchAllPages('debtor/', schema, { previous })

const page = (body: unknown, etag?: string) => () =>
  HttpResponse.json(body as object, etag ? { headers: { ETag: etag } } : {})
const notModified = () => new HttpResponse(null, { status: 304 })
const [ann, bea, cleo] = ['Ann', 'Bea', 'Cleo'].map((name, index) => ({ id: index + 1, name }))

describe('a list that is fetched again', () => {
  it.each([
    ['the last record is gone', [ann, bea, cleo], [ann, bea]],
    ['the first record is gone', [ann, bea], [bea]],
    ['a record is new', [ann, bea], [ann, bea, cleo]],
    ['a record has changed', [ann, bea], [ann, { ...bea, name: 'Beatrice' }]],
    ['the order has changed', [ann, bea], [bea, ann]],
    ['nothing is left', [ann], []],
  ])('is the server’s when %s', async (_, before, after) => {
    serve({ '': [page(before), page(after)] })
    const previous = await read(record)
    const list = await read(record, previous)
    expect(list).toEqual({ items: after, unreadable: 0 })
    for (const item of previous.items) {
      const same = list.items.find(({ id, name }) => id === item.id && name === item.name)
      if (same) expect(same).toBe(item)
    }
  })

  it.each([
    ['fewer', [ann, null], [ann], 0],
    ['more', [ann], [ann, null], 1],
  ])('reports %s unreadable records', async (_, before, after, unreadable) => {
    serve({ '': [page(before), page(after)] })
    expect(await read(record, await read(record))).toEqual({ items: [ann], unreadable })
  })

  it.each([
    [
      'the second of two pages has changed',
      [notModified, page({ next: null, results: [cleo] }, '"b2"')],
      [ann, cleo],
    ],
    [
      'the first of two pages has changed',
      [page({ next: '?page=2', results: [cleo] }, '"a2"'), notModified],
      [cleo, bea],
    ],
    ['neither page has changed', [notModified, notModified], [ann, bea]],
  ])('is the server’s when %s', async (_, [first, second], items) => {
    serve({
      '': [page({ next: '?page=2', results: [ann] }, '"a"'), first as () => Response],
      'page=2': [page({ next: null, results: [bea] }, '"b"'), second as () => Response],
    })
    const previous = await read(record)
    const list = await read(record, previous)
    expect(list).toEqual({ items, unreadable: 0 })
    expect(list === previous).toBe(first === second)
    expect(sent).toEqual(['', 'page=2', '"a"', 'page=2 "b"'])
  })

  it('is revalidated page by page when only some pages have an ETag', async () => {
    serve({
      '': [page({ next: '?page=2', results: [ann] }, '"a"'), notModified],
      'page=2': [page({ next: null, results: [bea] }), page({ next: null, results: [bea] })],
    })
    const previous = await read(record)
    expect(await read(record, previous)).toBe(previous)
    expect(sent).toEqual(['', 'page=2', '"a"', 'page=2'])
  })

  it('fails when a server that has confirmed it refuses it later', async () => {
    serve({
      '': [page([ann], '"a"'), notModified, () => HttpResponse.json({}, { status: 400 })],
    })
    const first = await read(record)
    await read(record, first)
    await expect(read(record, first)).rejects.toMatchObject({ kind: 'refused', status: 400 })
    expect(sent).toEqual(['', '"a"', '"a"'])
  })
})

describe('a list', () => {
  it('may contain null', async () => {
    serve({ '': [page([null, 1, null])] })
    const list = await read(z.nullable(z.number()))
    expect(list).toEqual({ items: [null, 1, null], unreadable: 0 })
  })

  it.each(['', null, 0, false])('ends with the page whose next one is %j', async (next) => {
    serve({ '': [page({ next, results: [ann] })] })
    expect(await read(record)).toEqual({ items: [ann], unreadable: 0 })
  })

  it.each([
    [1_000, { name: 'resolved' }],
    [1_001, { name: 'Failure' }],
  ])('of %i pages is %j', async (pageCount, result) => {
    let requests = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      requests += 1
      const next = requests < pageCount ? `?page=${requests + 1}` : null
      return Response.json({ next, results: [requests] })
    })
    const outcome = read(z.number()).then(
      () => ({ name: 'resolved' }),
      (thrown: unknown) => thrown,
    )
    expect(await outcome).toMatchObject(result)
    expect(requests).toBe(1_000)
  })
})
