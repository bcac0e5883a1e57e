import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Listing } from '../wire/fields'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** The validator of each request, in order; null without one. */
const sent: (string | null)[] = []
let fetchAllPages: typeof import('./fetch-all-pages').fetchAllPages

beforeEach(async () => {
  sent.length = 0
  // Whether the server takes validators is remembered until the page is loaded again.
  vi.resetModules()
  fetchAllPages = (await import('./fetch-all-pages')).fetchAllPages
})
afterEach(() => server.resetHandlers())

/** Serves a list with an ETag; `onValidator` responds to the requests that have it. */
function serve(onValidator: () => Response | Promise<Response>) {
  server.use(
    http.get('*/debtor/', ({ request }) => {
      const validator = request.headers.get('if-none-match')
      sent.push(validator)
      return validator ? onValidator() : HttpResponse.json([1, 2], { headers: { ETag: '"v1"' } })
    }),
  )
}

const notModified = () => new HttpResponse(null, { status: 304 })
const read = (previous?: Listing<number>, signal?: AbortSignal) =>
  fetchAllPages('debtor/', z.number(), { previous, ...(signal && { signal }) })

it('the validator is sent only with the list that the server sent it for', async () => {
  serve(notModified)
  const first = await read()
  expect(await read()).toEqual(first)
  expect(await read({ items: [1, 2], unreadable: 0 })).toEqual(first)
  expect(sent).toEqual([null, null, null])
  expect(await read(first)).toBe(first)
  expect(sent.at(-1)).toBe('"v1"')
})

it('a server of another origin that refuses the header is read without it from then on', async () => {
  // A refused preflight looks like a lost connection.
  serve(() => HttpResponse.error())
  const first = await read()
  await expect(read(first)).rejects.toMatchObject({ kind: 'no-network' })
  const second = await read(first)
  expect(second).toBe(first)
  expect(await read(second)).toBe(first)
  expect(sent).toEqual([null, '"v1"', null, null])
})

it('a connection lost after a 304 costs one list', async () => {
  const answers = [notModified, () => HttpResponse.error(), notModified]
  serve(() => answers.shift()?.() ?? HttpResponse.error())
  const first = await read()
  await read(first)
  await expect(read(first)).rejects.toMatchObject({ kind: 'no-network' })
  await read(first)
  expect(await read(first)).toBe(first)
  expect(sent).toEqual([null, '"v1"', '"v1"', null, '"v1"'])
})

it.each([
  [400, () => HttpResponse.json({ detail: 'No.' }, { status: 400 })],
  [412, () => HttpResponse.json({ detail: 'No.' }, { status: 412 })],
  ['a page of a proxy', () => HttpResponse.html('<h1>Bad request</h1>', { status: 400 })],
])(
  'a list refused with %s is read at once, and from then on, without its validator',
  async (_, refuse) => {
    serve(refuse)
    const first = await read()
    expect(await read(first)).toBe(first)
    expect(await read(first)).toBe(first)
    expect(sent).toEqual([null, '"v1"', null, null])
  },
)

it('a list that is refused without its validator too is revalidated the next time', async () => {
  serve(notModified)
  const first = await read()
  server.use(http.get('*/debtor/', () => HttpResponse.html('<h1>Log in to this network</h1>')))
  await expect(read(first)).rejects.toMatchObject({ kind: 'bad-answer' })
  server.resetHandlers()
  serve(notModified)
  expect(await read(first)).toBe(first)
  expect(sent).toEqual([null, '"v1"'])
})

it.each([401, 429, 500])('a failure with %i costs one list', async (status) => {
  const answers = [() => HttpResponse.json({ detail: 'No.' }, { status }), notModified]
  serve(() => answers.shift()?.() ?? HttpResponse.error())
  const first = await read()
  await expect(read(first)).rejects.toMatchObject({ status })
  expect(await read(first)).toBe(first)
  expect(await read(first)).toBe(first)
  expect(sent).toEqual([null, '"v1"', null, '"v1"'])
})

it('a cancelled request keeps the validator', async () => {
  const leave = new AbortController()
  serve(() => {
    leave.abort()
    return notModified()
  })
  const first = await read()
  await expect(read(first, leave.signal)).rejects.toThrow()
  expect(await read(first)).toBe(first)
  expect(sent).toEqual([null, '"v1"', '"v1"'])
})
