import type * as z from 'zod/mini'
import { type ApiResponse, contentType, readBlob, readJson } from './body'
import { Failure, type FailureKind, fieldMessages, messageText, rowMessages } from './errors'
import { type Call, isWrite, writeTimeoutMs } from './request'
import { type Pause, requestForUser } from './send'
import { throttledFailure } from './throttling'

const kinds: Record<number, FailureKind> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
}

async function failureFrom(call: Call, response: ApiResponse): Promise<Failure> {
  const { status } = response
  if (status >= 500) {
    return new Failure(isWrite(call) ? 'unknown-outcome' : 'server', { status })
  }
  if (status === 413) {
    return new Failure('refused', { status, message: 'The server refused this as too large.' })
  }
  const body = await readJson(response, call.signal)
  if (status === 429) return throttledFailure(response.headers.get('retry-after'), body, Date.now())
  // A page of markup (a proxy, Django's own 404) says nothing that a person should read, and
  // nothing at all does not refuse a session or a user.
  if (body === undefined || (body === '' && [401, 403].includes(status))) {
    return new Failure(status === 404 ? 'not-found' : 'bad-answer', { status })
  }
  const rows = Array.isArray(call.json) ? rowMessages(body, call.json.length) : null
  const fields = fieldMessages(body)
  const kind = kinds[status] ?? 'refused'
  return new Failure(kind, { status, fields, rows, message: messageText(fields) })
}

/** Judged by status, then content type, then by what it says. */
const requestValidated = <T>(
  call: Call,
  judge: (body: unknown, pause: Pause) => MaybeAsyncValidation<T>,
) =>
  requestForUser(call, async (response, pause) => {
    if (!response.ok) throw await failureFrom(call, response)
    // A captive portal answers 200 with a page: never a success, and for a write never a failure.
    const body = await readJson(response, call.signal)
    const result = body === undefined ? null : await judge(body === '' ? undefined : body, pause)
    if (result?.success) return result.data
    const details = { status: response.status, cause: result?.error?.issues.slice(0, 3) }
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'bad-answer', details)
  })

const requestParsed = <T>(call: Call, schema: z.ZodMiniType<T>) =>
  requestValidated<T>(call, (body) => schema.safeParse(body))

const requestUnread = (call: Call) =>
  requestForUser(call, async (response) => {
    if (!response.ok) throw await failureFrom(call, response)
    const { status } = response
    if (contentType(response) === 'text/html') throw new Failure('unknown-outcome', { status })
  })

type Options = Omit<Call, 'method' | 'path'>

/** What becomes of an answer's body. */
type Validation<T> =
  | { success: true; data: T }
  | { success: false; error?: { issues: readonly unknown[] } }
type MaybeAsyncValidation<T> = Validation<T> | Promise<Validation<T>>

/** The one way to the server. Every function throws {@link Failure} and nothing else. */
export const http = {
  get: <T>(path: string, schema: z.ZodMiniType<T>, options: Options = {}) =>
    requestParsed<T>({ method: 'get', path, ...options }, schema),

  /** A long answer, read by a function that pauses on its way through it. */
  getLong: <T>(
    path: string,
    judge: (body: unknown, pause: Pause) => Promise<Validation<T>>,
    options: Options = {},
  ) => requestValidated<T>({ method: 'get', path, ...options }, judge),

  post: <T>(path: string, schema: z.ZodMiniType<T>, options: Options) =>
    requestParsed<T>({ method: 'post', path, ...options }, schema),

  put: <T>(path: string, schema: z.ZodMiniType<T>, options: Options) =>
    requestParsed<T>({ method: 'put', path, ...options }, schema),

  /** A POST whose answer is not read: Djoser answers 204 with an empty body. */
  postOnly: (path: string, options: Options) => requestUnread({ method: 'post', path, ...options }),

  /** A record the server says is not there is what was wanted: somebody else removed it before. */
  async delete(path: string): Promise<void> {
    try {
      await requestUnread({ method: 'delete', path })
    } catch (thrown) {
      // A page of markup may mean that only the way there is wrong; it says nothing in words.
      const isGone =
        thrown instanceof Failure && thrown.kind === 'not-found' && thrown.fields.length > 0
      if (!isGone) throw thrown
    }
  },

  /**
   * A file as it lies on the server. An error that arrives where the file should be is thrown,
   * and so is a page of markup: neither is ever saved as the file.
   */
  file(path: string): Promise<Blob> {
    const call: Call = { method: 'get', path, timeout: writeTimeoutMs }
    return requestForUser(call, async (response) => {
      if (!response.ok) throw await failureFrom(call, response)
      if (['text/html', 'application/json'].includes(contentType(response))) {
        const attached = response.headers.get('content-disposition')?.startsWith('attachment')
        if (!attached) throw new Failure('bad-answer', { status: response.status })
      }
      return readBlob(response, call.signal).catch((cause) => {
        throw new Failure('no-network', { cause })
      })
    })
  },
}
