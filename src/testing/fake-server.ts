import { HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { drafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { readTokens } from '@/session/tokens'

/** The portal remembers the ids it has created, so no test repeats one of another. */
let lastId = 40

/**
 * A fake server that records writes. It answers them as set, else with a new id or 204, and reads with
 * the records of the test.
 * @param records the responses to reads in every test, by resource
 * @param handlers for calls that a test answers in another way
 */
export function setUpServer(
  records: Record<string, JsonBodyType> = {},
  handlers: readonly RequestHandler[] = [],
) {
  const calls: string[] = []
  const reads: string[] = []
  const responses: (() => Response | Promise<Response>)[] = []
  const own: Record<string, JsonBodyType> = {}
  const created = () => HttpResponse.json({ id: ++lastId }, { status: 201 })
  const server = setupServer(
    ...handlers,
    http.get('*/api/v1/*', ({ params }) => {
      const resource = String(params[1]).replace(/\/$/, '')
      reads.push(resource)
      return HttpResponse.json(own[resource] ?? records[resource] ?? [])
    }),
    http.all('*/api/v1/*', async ({ request, params }) => {
      const type = request.headers.get('content-type')?.split(';')[0]
      calls.push(`${request.method} /${params[1]} ${type} ${await request.text()}`)
      const isJson = type === 'application/json'
      return responses.shift()?.() ?? (isJson ? created() : new HttpResponse(null, { status: 204 }))
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  afterEach(() => {
    calls.length = 0
    reads.length = 0
    responses.length = 0
    for (const resource of Object.keys(own)) delete own[resource]
    session.expire(readTokens()?.access ?? '')
    drafts.clear()
    for (const { id } of snackbar.queue()) snackbar.close(id)
  })
  return {
    /** `POST /clients/ application/json {…}` for each write. */
    calls,
    /** The resource of each read. */
    reads,
    /** The records of this test, by resource. */
    records: own,
    respondWith: (...next: typeof responses) => responses.push(...next),
    said: () => snackbar.queue().map(({ message }) => message),
  }
}

export const json = (status: number, body: JsonBodyType) => () =>
  HttpResponse.json(body, { status })
/** An HTML page from a proxy or filter instead of the API. */
export const page = (status: number) => () =>
  HttpResponse.html('<title>Blocked</title><h1>Blocked</h1>', { status })
export const offline = () => HttpResponse.error()
