import ky from 'ky'
import * as z from 'zod/mini'
import { config } from '@/config'
import { type RefreshAnswer, refreshSession } from '@/session/refresh'
import { session } from '@/session/session'
import { isToken } from '@/session/tokens'
import { bodyOf, contentType } from './body'
import {
  Failure,
  type FailureKind,
  fieldMessages,
  messageText,
  rowMessages,
  unexpectedError,
} from './errors'
import { CutOff, fetchWithProgress, type OnProgress } from './send-with-progress'
import { throttled } from './throttling'

type Method = 'get' | 'post' | 'put' | 'delete'

interface Call {
  method: Method
  /** Below the base, with the slashes of section 7, for instance `debtor/17/`. */
  path: string
  query?: Record<string, string | number>
  json?: unknown
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>
  /** Sent as multipart/form-data; the browser writes the boundary. */
  multipart?: FormData
  /** Told how the multipart body goes out; it then fails by standing still instead of by `timeout`. */
  onProgress?: OnProgress
  signal?: AbortSignal
  /** Milliseconds until the answer must have begun. */
  timeout?: number
  /** A call a visitor may make: tokens that have died are dropped and it is made without them. */
  open?: boolean
  /** Login and refresh: a 401 is their answer, not a reason to refresh. */
  refreshOn401?: false
}

const readTimeout = 30_000
const writeTimeout = 90_000

/** No retry of its own: reads are retried by the query cache, writes by nobody. */
const client = ky.create({
  prefixUrl: new URL(config.apiUrl, window.location.origin),
  retry: 0,
  throwHttpErrors: false,
  cache: 'no-store',
  headers: { Accept: 'application/json, text/plain, */*' },
})

const isWrite = (call: Call) => call.method !== 'get'

async function attempt(call: Call, access: string | null): Promise<Response> {
  try {
    return await client(call.path, {
      method: call.method,
      ...(call.query && { searchParams: call.query }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.form && { body: new URLSearchParams(call.form) }),
      ...(call.multipart && { body: call.multipart }),
      ...(call.signal && { signal: call.signal }),
      headers: access ? { Authorization: `JWT ${access}` } : {},
      timeout: call.timeout ?? (isWrite(call) ? writeTimeout : readTimeout),
      ...(call.multipart &&
        call.onProgress && {
          fetch: fetchWithProgress(call.multipart, call.onProgress),
          timeout: false,
        }),
      // A deletion is sent at the latest as the page is left, and must outlive it.
      ...(call.method === 'delete' && { keepalive: true }),
    })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    if (cause instanceof CutOff) throw new Failure('no-network', { cause, message: cause.message })
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'no-network', { cause })
  }
}

const pairSchema = z.object({
  access: z.custom<string>(isToken),
  refresh: z.optional(z.custom<string>(isToken)),
})

async function callRefresh(refresh: string): Promise<RefreshAnswer> {
  try {
    const response = await attempt(
      { method: 'post', path: 'auth/jwt/refresh/', json: { refresh }, timeout: 20_000 },
      session.tokens()?.access ?? null,
    )
    if ([400, 401, 403].includes(response.status)) return 'refused'
    if (!response.ok) return 'unavailable'
    const pair = pairSchema.safeParse(await response.json())
    return pair.success ? pair.data : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** Section 5: what a refresh without a refresh token is. */
const noRefreshToken = () =>
  new Failure('signed-out', { message: 'No refresh token available', status: 400 })

const sessionEnded = () =>
  new Failure('signed-out', {
    message: 'Your session has ended. Please log in to go on.',
    status: 401,
  })

/** A write goes out only for the user this tab works for, whoever's tokens are in storage. */
function refuseForAnother(call: Call) {
  if (!isWrite(call) || call.open || session.isStillOurs()) return
  throw new Failure('other-user', {
    message:
      'Somebody else has logged in to this portal in another tab. Nothing was sent. Reload the page to go on.',
  })
}

async function send(call: Call): Promise<Response> {
  const tokens = session.tokens()
  refuseForAnother(call)
  const response = await attempt(call, tokens?.access ?? null)
  if (response.status !== 401 || call.refreshOn401 === false) return response
  if (!tokens) {
    if (call.open) return response
    throw new Failure('signed-out', { status: 401, message: await refusalText(response) })
  }

  const outcome = await refreshSession(tokens.access, callRefresh)
  const renewed = session.tokens()
  if (outcome === 'renewed' && renewed) {
    refuseForAnother(call)
    const second = await attempt(call, renewed.access)
    if (second.status !== 401) return second
  } else if (outcome === 'unavailable') {
    throw new Failure(isWrite(call) ? 'server' : 'no-network', { status: 401 })
  }
  // Refused, or 401 again after a good refresh (a user since deactivated): once only, never a loop.
  if (call.open) {
    session.drop()
    return attempt(call, null)
  }
  const missing = !tokens.refresh
  session.expire()
  throw missing ? noRefreshToken() : sessionEnded()
}

async function refusalText(response: Response): Promise<string> {
  const messages = fieldMessages(await bodyOf(response))
  return messages.length > 0 ? messageText(messages) : unexpectedError
}

const kinds: Record<number, FailureKind> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
}

async function refusal(call: Call, response: Response): Promise<Failure> {
  const { status } = response
  if (status >= 500) {
    return new Failure(isWrite(call) ? 'unknown-outcome' : 'server', { status })
  }
  const body = await bodyOf(response)
  if (status === 413) {
    return new Failure('refused', { status, message: 'The server refused this as too large.' })
  }
  if (status === 429) return throttled(response.headers.get('retry-after'), body, Date.now())
  // A page of markup (a proxy, Django's own 404) says nothing that a person should read.
  if (body === undefined) {
    return new Failure(status === 404 ? 'not-found' : 'bad-answer', { status })
  }
  const rows = Array.isArray(call.json) ? rowMessages(body, call.json.length) : null
  const fields = fieldMessages(body)
  const kind = kinds[status] ?? 'refused'
  return new Failure(kind, { status, fields, rows, message: messageText(fields) })
}

/** Judged by status, then content type, then schema. */
async function read<T>(call: Call, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await send(call)
  if (!response.ok) throw await refusal(call, response)
  // A captive portal answers 200 with a page: never a success, and for a write never a failure.
  const body = await bodyOf(response)
  const result = body === undefined ? null : schema.safeParse(body === '' ? undefined : body)
  if (!result?.success) {
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'bad-answer', {
      status: response.status,
      cause: result?.error.issues.slice(0, 3),
    })
  }
  return result.data
}

async function sendOnly(call: Call): Promise<void> {
  const response = await send(call)
  if (!response.ok) throw await refusal(call, response)
  if (contentType(response) === 'text/html') {
    throw new Failure('unknown-outcome', { status: response.status })
  }
}

type Options = Omit<Call, 'method' | 'path'>

/** The one way to the server. Every function throws {@link Failure} and nothing else. */
export const http = {
  get: <T>(path: string, schema: z.ZodMiniType<T>, options: Options = {}) =>
    read<T>({ method: 'get', path, ...options }, schema),

  post: <T>(path: string, schema: z.ZodMiniType<T>, options: Options) =>
    read<T>({ method: 'post', path, ...options }, schema),

  put: <T>(path: string, schema: z.ZodMiniType<T>, options: Options) =>
    read<T>({ method: 'put', path, ...options }, schema),

  /** A POST whose answer is not read: Djoser answers 204 with an empty body. */
  postOnly: (path: string, options: Options) => sendOnly({ method: 'post', path, ...options }),

  /** A record the server says is not there is what was wanted: somebody else removed it before. */
  async delete(path: string): Promise<void> {
    try {
      await sendOnly({ method: 'delete', path })
    } catch (thrown) {
      // A page of markup may mean that only the way there is wrong; it says nothing in words.
      const gone =
        thrown instanceof Failure && thrown.kind === 'not-found' && thrown.fields.length > 0
      if (!gone) throw thrown
    }
  },

  /**
   * A file as it lies on the server. An error that arrives where the file should be is thrown,
   * and so is a page of markup: neither is ever saved as the file.
   */
  async file(path: string): Promise<Blob> {
    const call: Call = { method: 'get', path, timeout: writeTimeout }
    const response = await send(call)
    if (!response.ok) throw await refusal(call, response)
    if (['text/html', 'application/json'].includes(contentType(response))) {
      const attached = response.headers.get('content-disposition')?.startsWith('attachment')
      if (!attached) throw new Failure('bad-answer', { status: response.status })
    }
    return response.blob().catch((cause) => {
      throw new Failure('no-network', { cause })
    })
  },
}
