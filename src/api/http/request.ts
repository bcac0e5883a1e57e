import type { KyInstance } from 'ky'
import * as z from 'zod/mini'
import { config } from '@/config'
import type { RefreshResult } from '@/session/refresh'
import { session } from '@/session/session'
import { isToken } from '@/session/tokens'
import { Failure } from './errors'

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
  /** Sends the request instead of `fetch`; its own time limits replace `timeout`. */
  fetch?: typeof fetch
  /** The ETag of an earlier response, which a 304 confirms. */
  ifNoneMatch?: string
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

let clientPromise: Promise<KyInstance> | null = null

/** Loads ky on demand, because the first screen of a visitor makes no request. */
async function loadClient(): Promise<KyInstance> {
  clientPromise ??= import('ky').then(({ default: ky }) =>
    ky.create({
      prefixUrl: new URL(config.apiUrl, window.location.origin),
      // The query cache retries reads, and nothing retries writes.
      retry: 0,
      throwHttpErrors: false,
      cache: 'no-store',
      headers: { Accept: 'application/json, text/plain, */*' },
    }),
  )
  return clientPromise.catch((error: unknown) => {
    clientPromise = null
    throw error
  })
}

/** Loads the code of the first request in advance. */
export async function preloadClient(): Promise<void> {
  await loadClient().catch(() => {})
}

export const isWrite = ({ method }: SentCall) => method !== 'get'

/**
 * Sends one request, and returns any response.
 * @throws {Failure} `no-network` when nothing was sent, `unknown-outcome` for a write without a response
 */
export async function performRequest(call: Call, access: string | null): Promise<ApiResponse> {
  // Offline, nothing is sent, so the outcome is not in doubt.
  if (isWrite(call) && !navigator.onLine) {
    throw new Failure('no-network', { message: 'You are offline. Nothing was sent.' })
  }
  const send = await loadClient().catch((cause) => {
    throw new Failure('no-network', { cause })
  })
  try {
    return await send(call.path, {
      method: call.method,
      searchParams: call.query,
      json: call.json,
      body: call.form ? new URLSearchParams(call.form) : call.multipart,
      signal: call.signal,
      headers: {
        ...(access && { Authorization: `JWT ${access}` }),
        ...(call.ifNoneMatch && { 'If-None-Match': call.ifNoneMatch }),
      },
      fetch: call.fetch,
      timeout: call.fetch
        ? false
        : (call.timeout ?? (isWrite(call) ? writeTimeoutMs : readTimeoutMs)),
      // A delayed deletion is sent when the page is left, and must outlive it.
      keepalive: call.method === 'delete',
    })
  } catch (cause) {
    throw connectionError(call, cause)
  }
}

type SentCall = Pick<Call, 'method' | 'signal'>

/** What to throw when the connection breaks. A write may have been carried out. */
function connectionError(call: SentCall, cause: unknown): unknown {
  if (call.signal?.aborted || cause instanceof Failure) return cause
  return new Failure(isWrite(call) ? 'unknown-outcome' : 'no-network', { cause })
}

/** A response whose body only {@link readJson} and {@link readBlob} can read. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'headers'>

/** The media type alone, without its parameters. */
export const contentType = (response: ApiResponse) =>
  response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/**
 * A body that delivers less than this within {@link stallTimeoutMs} has stalled. The total time is not
 * limited, because a long list over a slow connection takes long.
 */
const minBytesPerStall = 1024
const stallTimeoutMs = 30_000
/** Limits an endless body: no browser holds a longer string. */
const maxBodyBytes = 512 * 1024 * 1024

/** @throws as {@link readBlob} */
async function readChunks(
  response: ApiResponse,
  call: SentCall,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const stream = (response as Response).body
  if (!stream) return
  call.signal?.throwIfAborted()
  const reader = stream.getReader()
  let thrown: { reason: unknown } | null = null
  // Cancelling ends the pending read at once, even if no more bytes arrive.
  function cancelRead(reason: unknown) {
    thrown ??= { reason }
    reader.cancel(reason).catch(() => {})
  }
  const onAbort = () => cancelRead(call.signal?.reason)
  const startTimer = () =>
    setTimeout(() => cancelRead(new Error('The body has stalled.')), stallTimeoutMs)
  call.signal?.addEventListener('abort', onAbort)
  let timer = startTimer()
  let bytes = 0
  let bytesSinceTimer = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (thrown) throw (thrown as { reason: unknown }).reason
      if (done) return
      onChunk(value)
      bytes += value.length
      bytesSinceTimer += value.length
      if (bytes > maxBodyBytes) cancelRead(new Error('The body is too long.'))
      else if (bytesSinceTimer >= minBytesPerStall) {
        clearTimeout(timer)
        timer = startTimer()
        bytesSinceTimer = 0
      }
    }
  } catch (cause) {
    throw connectionError(call, cause)
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', onAbort)
  }
}

/**
 * Reads a body as JSON: an empty string without a body, undefined when it is not JSON, or when that of
 * a refusal breaks off, because its status counts.
 * @throws as {@link readBlob}
 */
export async function readJson(response: ApiResponse, call: SentCall): Promise<unknown> {
  try {
    const decoder = new TextDecoder()
    const texts: string[] = []
    await readChunks(response, call, (chunk) => texts.push(decoder.decode(chunk, { stream: true })))
    const text = texts.join('') + decoder.decode()
    if (text === '') return ''
    return contentType(response) === 'application/json' ? JSON.parse(text) : undefined
  } catch (thrown) {
    if (call.signal?.aborted || (response.ok && thrown instanceof Failure)) throw thrown
    return undefined
  }
}

/**
 * Reads a body as a file.
 * @throws {Failure} when the connection breaks, or the body stalls or is too long
 * @throws the signal's reason when it aborts
 */
export async function readBlob(response: ApiResponse, call: SentCall): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await readChunks(response, call, (chunk) => chunks.push(chunk))
  return new Blob(chunks, { type })
}

/** Consumes a body that is not needed, because an unread one keeps its connection busy. */
export function discardBody(response: ApiResponse): void {
  // A body that has been read is locked, and fails here.
  readChunks(response, { method: 'get' }, () => {}).catch(() => {})
}

const pairSchema = z.object({
  access: z.custom<string>(isToken),
  refresh: z.optional(z.custom<string>(isToken)),
})

/** Covers the refresh and its body, because every other request and tab waits for them. */
const refreshTimeoutMs = 20_000

/** Only the API refuses with JSON; a page or an empty body comes from a proxy in front of it. */
export async function isRefusal(response: ApiResponse, call: SentCall): Promise<boolean> {
  const body = await readJson(response, call)
  return typeof body === 'object' && body !== null
}

/** Posts the refresh token. */
export async function callRefresh(refresh: string): Promise<RefreshResult> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), refreshTimeoutMs)
  const call: Call = {
    method: 'post',
    path: 'auth/jwt/refresh/',
    json: { refresh },
    timeout: refreshTimeoutMs,
    signal: deadline.signal,
  }
  try {
    const response = await performRequest(call, session.tokens()?.access ?? null)
    if ([400, 401, 403].includes(response.status)) {
      return (await isRefusal(response, call)) ? 'refused' : 'unavailable'
    }
    if (!response.ok) {
      discardBody(response)
      return 'unavailable'
    }
    const pair = pairSchema.safeParse(await readJson(response, call))
    return pair.success ? pair.data : 'unavailable'
  } catch {
    return 'unavailable'
  } finally {
    clearTimeout(timer)
  }
}
