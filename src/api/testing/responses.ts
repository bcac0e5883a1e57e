import { http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { http } from '../http/client'
import type { Failure } from '../http/errors'

const server = setupServer()
let requests = 0

/** Sets up a server that each test gives a response. */
export function setUpResponses(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    requests = 0
    session.start({ access: 'access-1', refresh: 'refresh-1' })
  })
  afterEach(() => {
    session.end()
    server.resetHandlers()
    vi.useRealTimers()
  })
}

export const requestCount = () => requests

/** Answers every request from now on. */
export const respondWith = (make: () => Response) =>
  server.use(
    msw.all('*/api/v1/thing/', () => {
      requests += 1
      return make()
    }),
  )

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a failure'),
    (thrown: Failure) => thrown,
  )

export const shape = z.object({ id: z.int() })
export const reading = () => failureOf(http.get('thing/', shape))
export const writing = () => failureOf(http.post('thing/', shape, { json: {} }))
export const writingOnly = () => failureOf(http.postOnly('thing/', { json: {} }))

export const unexpected = 'An unexpected error occurred. Please try again.'
export const typed = (type: string) => ({ headers: { 'Content-Type': type } })
export const asJson = typed('application/json')

/** A body that breaks off in the middle. */
export const halfBody = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id":'))
      stream.error(new TypeError('terminated'))
    },
  })

/** A body that begins and then stalls. */
export const stalledBody = () =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"access":')),
  })
