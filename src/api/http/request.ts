import { config } from '@/config'
import type { ApiResponse } from './body'
import { Failure } from './errors'
import { fetchWithProgress, type OnProgress, UploadInterrupted } from './send-with-progress'

type Method = 'get' | 'post' | 'put' | 'delete'

export interface Call {
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
  /** Milliseconds until the answer must have begun; its body has limits of its own. */
  timeout?: number
  /** A call a visitor may make: tokens that have died are dropped and it is made without them. */
  isPublic?: boolean
  /** Login and refresh: a 401 is their answer, not a reason to refresh. */
  refreshOn401?: false
  /** An access token to send in place of the session's. */
  access?: string
}

const readTimeoutMs = 30_000
export const writeTimeoutMs = 90_000

/** No retry of its own: reads are retried by the query cache, writes by nobody. */
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

/** Comes while the first screen is being drawn: that one needs no call where nobody is logged in. */
function loadClient() {
  clientPromise ??= createClient().catch((error: unknown) => {
    clientPromise = null
    throw error
  })
  return clientPromise
}

/** Fetches ahead what the first call needs. */
export const preloadClient = () =>
  loadClient().then(
    () => {},
    () => {},
  )

export const isWrite = (call: Call) => call.method !== 'get'

/** One request, whatever comes back. */
export async function performRequest(call: Call, access: string | null): Promise<ApiResponse> {
  // Known before anything goes out: the outcome is not in verifyBatch, and the form stays as it is.
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
      // A deletion is sent at the latest as the page is left, and must outlive it.
      ...(call.method === 'delete' && { keepalive: true }),
    })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    if (cause instanceof UploadInterrupted)
      throw new Failure('no-network', { cause, message: cause.message })
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'no-network', { cause })
  }
}
