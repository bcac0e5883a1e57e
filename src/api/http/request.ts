import ky from 'ky'
import { config } from '@/config'
import { session } from '@/session/session'
import { Failure } from './errors'

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Relative to the API's base URL, with the slashes of section 7: `debtor/17/`. */
  path: string
  query?: Record<string, string | number>
  json?: unknown
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>
  /** Sends the request instead of `fetch`, with a body and time limits of its own. */
  fetch?: typeof fetch
  signal?: AbortSignal | undefined
  /** Milliseconds for one sending and its whole response. */
  timeoutMs?: number
  /** Needs no login: when the tokens are refused, the request is sent again without them. */
  isPublic?: boolean
  /** For login: a 401 is its result, not a reason to refresh. */
  refreshOn401?: false
  /** Section 7 specifies no body for the response. */
  hasNoBody?: true
}

/** Milliseconds for one sending and its whole response. */
export const timeLimitsMs = { read: 60_000, write: 90_000, list: 180_000, download: 900_000 }

/** A response whose body has arrived. */
export interface ApiResponse extends Pick<Response, 'status' | 'headers'> {
  bytes: ArrayBuffer
  /** The media type alone, without its parameters. */
  mediaType: string | undefined
  /** The parsed JSON; undefined for an empty body, and for one that is not the API's JSON. */
  body: unknown
}

const client = ky.create({
  // The query cache retries reads, and nothing retries writes.
  retry: 0,
  // ky's own limit leaves a stalled body open.
  timeout: false,
  throwHttpErrors: false,
  cache: 'no-store',
  headers: { Accept: 'application/json, text/plain, */*' },
})

async function readResponse(response: Response): Promise<ApiResponse> {
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const hasJson = mediaType === 'application/json'
  // What does not parse is not the API's.
  const body: unknown = hasJson ? await new Response(bytes).json().catch(() => {}) : undefined
  return { status, headers, bytes, mediaType, body }
}

/**
 * Sends one request and reads its whole response, with any status. Never settles when the user changes
 * meanwhile, because the page ends.
 * @param access the access token; null sends none
 * @throws {Failure} `no-network` when nothing was sent or read, `unknown-outcome` for a write without a
 * response
 * @throws the signal's reason when the caller aborts
 */
export async function sendOnce(call: Call, access: string | null): Promise<ApiResponse> {
  const { signal, method } = call
  const isWrite = method !== 'get'
  // Offline, nothing is sent, so the outcome is not in doubt.
  if (isWrite && !navigator.onLine)
    throw new Failure('no-network', { message: 'You are offline. Nothing was sent.' })
  // It may have been aborted during a refresh.
  signal?.throwIfAborted()
  // `AbortSignal.any` is missing in the oldest supported browsers.
  const sending = new AbortController()
  const abort = () => sending.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const limitMs = call.timeoutMs ?? timeLimitsMs[isWrite ? 'write' : 'read']
  const timer = call.fetch ? undefined : setTimeout(abort, limitMs)
  try {
    const response = await client(call.path, {
      // Not above: a worker that reads records has no window.
      prefixUrl: new URL(config.apiUrl, window.location.origin),
      method,
      searchParams: call.query,
      json: call.json,
      signal: sending.signal,
      ...(call.form && { body: new URLSearchParams(call.form) }),
      ...(call.fetch && { fetch: call.fetch }),
      headers: access ? { Authorization: `JWT ${access}` } : {},
      // The browser would follow a redirect with a GET, whose response is that of another request.
      redirect: isWrite ? 'error' : 'follow',
      // A delayed deletion is sent when the page is left, and must outlive it.
      keepalive: method === 'delete',
    })
    return await readResponse(response)
  } catch (cause) {
    // Engines name their errors differently; the signal says what ended the request.
    if (signal?.aborted || cause instanceof Failure) throw cause
    const message = isWrite || navigator.onLine ? undefined : 'You are offline.'
    throw new Failure(isWrite ? 'unknown-outcome' : 'no-network', { message, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    if (session.isLeaving()) await new Promise(() => {})
  }
}
