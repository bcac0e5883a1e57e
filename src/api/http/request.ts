import { config } from '@/config'
import type { ApiResponse } from './body'
import { Failure } from './errors'
import { fetchWithProgress, type OnProgress, UploadInterrupted } from './send-with-progress'

type Method = 'get' | 'post' | 'put' | 'delete'

export interface Call {
  method: Method
  /** Relative to the API's base URL, with the slashes of section 7: `debtor/17/`. */
  path: string
  query?: Record<string, string | number>
  json?: unknown
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>
  /** Sent as multipart/form-data; the browser writes the boundary. */
  multipart?: FormData
  /** Called with the upload progress of `multipart`; a stall then replaces `timeout`. */
  onProgress?: OnProgress
  signal?: AbortSignal
  /** Milliseconds until the response headers; the body has limits of its own. */
  timeout?: number
  /** Needs no login: when the tokens are refused, the request is sent again without them. */
  isPublic?: boolean
  /** For login: a 401 is its result, not a reason to refresh. */
  refreshOn401?: false
  /** An access token to send instead of the session's. */
  access?: string
}

const readTimeoutMs = 30_000
export const writeTimeoutMs = 90_000

/** ky does not retry: the query cache retries reads, and nothing retries writes. */
async function createClient() {
  const { default: ky } = await import('ky')
  return ky.create({
    prefixUrl: new URL(config.apiUrl, window.location.origin),
    retry: 0,
    throwHttpErrors: false,
    cache: 'no-store',
    headers: { Accept: 'application/json, text/plain, */*' },
  })
}

let clientPromise: ReturnType<typeof createClient> | null = null

/** Loads ky on demand, because the first screen of a visitor makes no request. */
function loadClient() {
  clientPromise ??= createClient().catch((error: unknown) => {
    clientPromise = null
    throw error
  })
  return clientPromise
}

/** Loads the code of the first request in advance. */
export const preloadClient = () =>
  loadClient().then(
    () => {},
    () => {},
  )

export const isWrite = (call: Call) => call.method !== 'get'

/**
 * Sends one request, and returns any response.
 * @throws {Failure} `no-network` when nothing was sent, `unknown-outcome` for a write without a response
 */
export async function performRequest(call: Call, access: string | null): Promise<ApiResponse> {
  // Offline, nothing is sent, so the outcome is not in doubt.
  if (isWrite(call) && globalThis.navigator?.onLine === false) {
    throw new Failure('no-network', { message: 'You are offline. Nothing was sent.' })
  }
  const send = await loadClient().catch((cause) => {
    throw new Failure('no-network', { cause })
  })
  try {
    return await send(call.path, {
      method: call.method,
      ...(call.query && { searchParams: call.query }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.form && { body: new URLSearchParams(call.form) }),
      ...(call.multipart && { body: call.multipart }),
      ...(call.signal && { signal: call.signal }),
      headers: access ? { Authorization: `JWT ${access}` } : {},
      timeout: call.timeout ?? (isWrite(call) ? writeTimeoutMs : readTimeoutMs),
      ...(call.multipart &&
        call.onProgress && {
          fetch: fetchWithProgress(call.multipart, call.onProgress),
          timeout: false,
        }),
      // A delayed deletion is sent when the page is left, and must outlive it.
      ...(call.method === 'delete' && { keepalive: true }),
    })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    if (cause instanceof UploadInterrupted)
      throw new Failure('no-network', { cause, message: cause.message })
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'no-network', { cause })
  }
}
