import * as z from 'zod/mini'
import { type RefreshResult, refreshSession } from '@/session/refresh'
import { session } from '@/session/session'
import { isToken, readTokens, type TokenPair } from '@/session/tokens'
import { writeOutcome } from '../write/outcome'
import { Failure, refusedFailure, serverMessage, throttledFailure, toFailure } from './errors'
import { type ApiResponse, type Call, isWrite, sendOnce, timeLimitsMs } from './request'

const renewedPair = z.object({
  access: z.custom<string>(isToken),
  refresh: z.optional(z.custom<string>(isToken)),
})

/** Posts the refresh token. Only a 401 and the API's own 400 or 403 end the session (section 8). */
async function postRefresh(refresh: string): Promise<RefreshResult> {
  try {
    const call: Call = { method: 'post', path: 'auth/jwt/refresh/', json: { refresh } }
    const { status, isJson, body } = await sendOnce(call, readTokens()?.access ?? null)
    if (status === 401 || ([400, 403].includes(status) && isJson)) return 'refused'
    const pair = renewedPair.safeParse(body)
    return status === 200 && pair.success ? pair.data : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

const sessionEnded = () =>
  new Failure('logged-out', {
    message: 'Your session has ended. Log in to continue.',
    status: 401,
  })

/** The tokens for a request. @throws {Failure} `logged-out` when a private one has none */
async function tokensFor({ isPublic }: Call): Promise<TokenPair | null> {
  const tokens = isPublic ? readTokens() : await session.tokensForRequest()
  if (!tokens && !isPublic) throw sessionEnded()
  return tokens
}

/**
 * Sends a request with the session's access token; after a 401 refreshes it and sends once more.
 * @param adopted whether the tokens are those that another tab stored, which may have expired since
 */
async function send(call: Call, adopted = false): Promise<ApiResponse> {
  let tokens = await tokensFor(call)
  let response = await sendOnce(call, tokens?.access ?? null)
  if (response.status !== 401 || call.refreshOn401 === false || !tokens) return response
  const outcome = await refreshSession(adopted ? null : tokens.access, postRefresh)
  if (outcome === 'adopted' && !adopted) return send(call, true)
  if (outcome === 'unavailable') {
    if (call.isPublic) return sendOnce(call, null)
    throw new Failure('no-network', { status: 401 })
  }
  if (outcome !== 'refused') {
    tokens = await tokensFor(call)
    response = await sendOnce(call, tokens?.access ?? null)
    if (response.status !== 401 || !tokens) return response
  }
  session.expire(tokens.access)
  if (call.isPublic) return sendOnce(call, null)
  // Section 5 specifies this message and status.
  if (tokens.refresh === '')
    throw new Failure('logged-out', { message: 'No refresh token available', status: 400 })
  throw sessionEnded()
}

/** The failure of a response that is not done, by the table of outcomes for a write. */
function failureOf(call: Call, response: ApiResponse, hasBody: boolean): Failure | null {
  const { status, isJson, body, headers } = response
  const rowsSent = Array.isArray(call.json) ? call.json.length : null
  const outcome = isWrite(call) ? writeOutcome(response, hasBody) : null
  if (outcome === 'done' || (outcome === null && response.ok)) return null
  if (outcome === 'unknown')
    return new Failure('unknown-outcome', { status, message: serverMessage(body) })
  if (status === 429) return throttledFailure(headers.get('retry-after'), body)
  if (status === 413)
    return new Failure('refused', { status, message: 'This is too large to send.' })
  if (status >= 500) return new Failure('server', { status, message: serverMessage(body) })
  if (isJson) return refusedFailure(status, body, rowsSent)
  return new Failure(status === 404 ? 'not-found' : 'invalid-response', { status })
}

/** @throws {Failure} for a response that is not done */
async function sendChecked(call: Call, hasBody: boolean): Promise<ApiResponse> {
  const response = await send(call)
  const failure = failureOf(call, response, hasBody)
  if (failure) throw failure
  return response
}

type Options = Omit<Call, 'method' | 'path'>
const method =
  (name: Call['method']) =>
  async <T>(path: string, schema: z.ZodMiniType<T>, options: Options = {}): Promise<T> => {
    const call: Call = { method: name, path, ...options }
    const { isJson, body, status } = await sendChecked(call, true)
    const result = isJson ? schema.safeParse(body) : null
    if (result?.success) return result.data
    const cause = result?.error?.issues.slice(0, 3)
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'invalid-response', { status, cause })
  }

/**
 * The one API client.
 * @throws {Failure} every function
 */
export const http = {
  get: method('get'),
  post: method('post'),
  put: method('put'),

  /** A POST whose response is judged by who reads it. */
  create: (path: string, options: Options): Promise<ApiResponse> =>
    sendChecked({ method: 'post', path, ...options }, true),

  /** A POST without a specified body: Djoser answers 204. */
  async postOnly(path: string, options: Options): Promise<void> {
    await sendChecked({ method: 'post', path, ...options }, false)
  },

  /** Deletes a record; `gone` when somebody else had already deleted it. */
  async delete(path: string): Promise<'deleted' | 'gone'> {
    try {
      await sendChecked({ method: 'delete', path }, false)
      return 'deleted'
    } catch (thrown) {
      if (toFailure(thrown).kind === 'not-found') return 'gone'
      throw thrown
    }
  },

  /** Downloads a file. A page, or JSON that is not an attachment, is none. */
  async file(path: string): Promise<Blob> {
    const call: Call = { method: 'get', path, timeoutMs: timeLimitsMs.download }
    const { mediaType, headers, status, blob } = await sendChecked(call, true)
    const isAttached = headers.get('content-disposition')?.startsWith('attachment')
    if (mediaType === 'text/html' || (mediaType === 'application/json' && !isAttached))
      throw new Failure('invalid-response', { status })
    return blob
  },
}
