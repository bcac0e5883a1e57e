import type * as z from 'zod/mini'
import {
  Failure,
  type FailureKind,
  fieldMessages,
  messageText,
  rowMessages,
  throttledFailure,
} from './errors'
import {
  type ApiResponse,
  type Call,
  contentType,
  isWrite,
  readBlob,
  readJson,
  writeTimeoutMs,
} from './request'
import { type Pause, requestForUser } from './send'

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
  // An HTML page (of a proxy, or Django's own 404) has no message to show, and an empty body comes
  // from a proxy rather than the API, so it refuses neither session nor user.
  if (body === undefined || (body === '' && [401, 403].includes(status))) {
    return new Failure(status === 404 ? 'not-found' : 'bad-answer', { status })
  }
  const rows = Array.isArray(call.json) ? rowMessages(body, call.json.length) : null
  const fields = fieldMessages(body)
  const kind = kinds[status] ?? 'refused'
  return new Failure(kind, { status, fields, rows, message: messageText(fields) })
}

/** Validates a response by its status, then its content type, then its body. */
const requestValidated = <T>(
  call: Call,
  validate: (body: unknown, pause: Pause, etag: string | null) => MaybeAsyncValidation<T>,
  cached?: T,
) =>
  requestForUser(call, async (response, pause) => {
    if (response.status === 304 && cached !== undefined) return cached
    if (!response.ok) throw await failureFrom(call, response)
    // A captive portal responds 200 with a page. For a write the outcome is then unknown.
    const body = await readJson(response, call.signal)
    const etag = response.headers.get('etag')
    const result =
      body === undefined ? null : await validate(body === '' ? undefined : body, pause, etag)
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

/** The result of validating a response body. */
type Validation<T> =
  | { success: true; data: T }
  | { success: false; error?: { issues: readonly unknown[] } }
type MaybeAsyncValidation<T> = Validation<T> | Promise<Validation<T>>

/**
 * The one API client.
 * @throws {Failure} every function, and nothing else
 */
export const http = {
  get: <T>(path: string, schema: z.ZodMiniType<T>, options: Options = {}) =>
    requestParsed<T>({ method: 'get', path, ...options }, schema),

  /**
   * A GET with a long body, validated by an async function that yields to the browser.
   * @param options.cached returned without reading a body when the server still has its version
   */
  getLong: <T>(
    path: string,
    validate: (body: unknown, pause: Pause, etag: string | null) => Promise<Validation<T>>,
    { cached, ...options }: Options & { cached?: { data: T; etag: string } | undefined } = {},
  ) =>
    requestValidated<T>(
      { method: 'get', path, ...options, ...(cached && { ifNoneMatch: cached.etag }) },
      validate,
      cached?.data,
    ),

  post: <T>(path: string, schema: z.ZodMiniType<T>, options: Options) =>
    requestParsed<T>({ method: 'post', path, ...options }, schema),

  put: <T>(path: string, schema: z.ZodMiniType<T>, options: Options) =>
    requestParsed<T>({ method: 'put', path, ...options }, schema),

  /** A POST without a response body: Djoser responds 204. */
  postOnly: (path: string, options: Options) => requestUnread({ method: 'post', path, ...options }),

  /** Deletes a record. One that is already gone counts as deleted. */
  async delete(path: string): Promise<void> {
    try {
      await requestUnread({ method: 'delete', path })
    } catch (thrown) {
      // An HTML 404 has no messages, and may mean that only the URL is wrong.
      const isGone =
        thrown instanceof Failure && thrown.kind === 'not-found' && thrown.fields.length > 0
      if (!isGone) throw thrown
    }
  },

  /**
   * Downloads a file.
   * @throws {Failure} also when the response is a JSON error or an HTML page instead of the file
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
