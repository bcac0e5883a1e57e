import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { session } from '@/session/session'
import { pairOf } from '@/session/testing/pairs'
import type { TokenPair } from '@/session/tokens'
import type { Failure } from '../http/errors'

/** A request that reached the server. */
interface Sent {
  /** Method, path and query: `POST debt_notes/`. */
  call: string
  authorization: string | null
  type: string | null
  body: string
  signal: AbortSignal
  keepalive: boolean
}

type Respond = (request: Request, signal: AbortSignal) => Response | Promise<Response>

/** The requests of this test, in order. */
export const sent: Sent[] = []
export const callsSent = () => sent.map(({ call }) => call)
/** The parsed JSON bodies of the requests of one call. */
export const bodiesOf = (call: string) =>
  sent.filter((request) => request.call === call).map(({ body }) => JSON.parse(body))

const responds = new Map<string, Respond>()

/** Answers a call, given as method and path with or without its query. */
export function respondTo(call: string, respond: Respond): void {
  responds.set(call, respond)
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
/** The response of something in front of the API. */
export const page = (status: number, type = 'text/html') =>
  new Response('<h1>Sorry</h1>', { status, headers: { 'Content-Type': type } })
export const empty = (status = 204) => new Response(null, { status })
export const redirect = (status: number, location = 'https://api.example/old/') =>
  new Response(null, { status, headers: { Location: location } })
/** A response whose body begins and then stalls. */
export const stalled = (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"id":'))
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  )
/** The connection breaks before a response. */
export const lost = (): never => {
  throw new TypeError('connection lost')
}

const callOf = (url: string, method: string) => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname.replace('/api/v1/', '')}${search}`
}

/** `fetch` of a browser in front of the responses above. */
async function fetchStub(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request ? input : new Request(input)
  const signal = init?.signal ?? request.signal
  const call = callOf(request.url, request.method)
  const { headers, keepalive } = request
  sent.push({
    call,
    authorization: headers.get('authorization'),
    type: headers.get('content-type')?.split(';')[0] ?? null,
    body: await request.clone().text(),
    signal,
    keepalive,
  })
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const respond = responds.get(call) ?? responds.get(call.replace(/\?.*/, ''))
  if (!respond) throw new Error(`No response for ${call}.`)
  const response = await Promise.race([respond(request, signal), aborted])
  if (!response.headers.has('location')) return response
  if (request.redirect === 'error') throw new TypeError('redirected')
  const location = response.headers.get('location') ?? ''
  const followed = await fetchStub(location)
  followed.headers.set('x-url', location)
  return followed
}

/** Answers every request of this file's tests, with a user logged in. */
export function stubServer(): { pair: () => TokenPair } {
  let pair = pairOf(1)
  beforeEach(async () => {
    sent.length = 0
    responds.clear()
    vi.stubGlobal('fetch', fetchStub)
    pair = pairOf(1)
    await session.start(pair)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  return { pair: () => pair }
}

/** Renders a hook outside any screen. @returns its newest value */
export function createHookRenderer(queryClient: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children)
  return <T>(useHook: () => T) => renderHook(useHook, { wrapper }).result
}

/** The value of a hook rendered once, outside any screen. */
export const hookValue = <T>(useHook: () => T, queryClient = new QueryClient()): T =>
  createHookRenderer(queryClient)(useHook).current

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )
