import * as z from 'zod/mini'
import { type RefreshOutcome, type RefreshResult, refreshSession } from '@/session/refresh'
import { session } from '@/session/session'
import { isToken, readTokens, type TokenPair } from '@/session/tokens'
import { Failure, failureOf } from './errors'
import { type ApiResponse, type Call, sendOnce, timeLimitsMs } from './request'

const token = z.custom<string>(isToken)
export const tokenPair = z.object({ access: token, refresh: token })
/** A refresh may leave the refresh token as it is. */
const renewedPair = z.partial(tokenPair, { refresh: true })

/** Posts the refresh token. Only a 401 and the API's own 400 or 403 end the session (section 8). */
async function postRefresh(refresh: string): Promise<RefreshResult> {
  const call: Call = { method: 'post', path: 'auth/jwt/refresh/', json: { refresh } }
  const { status, body } = await sendOnce(call, readTokens()?.access ?? null)
  if (status === 401 || ([400, 403].includes(status) && body !== undefined)) return 'refused'
  return renewedPair.safeParse(body).data ?? 'unavailable'
}

function sessionEnded(tokens: TokenPair | null): Failure {
  // Section 5 specifies this message and status.
  if (tokens?.refresh === '')
    return new Failure('logged-out', { message: 'No refresh token available', status: 400 })
  const message = 'Your session has ended. Log in to continue.'
  return new Failure('logged-out', { message, status: 401 })
}

/** Sends a request with the session's access token; after a 401 refreshes it and sends once more. */
async function send(call: Call): Promise<ApiResponse> {
  for (let isRenewed = false; ; ) {
    const tokens = call.isPublic ? readTokens() : await session.tokensForRequest()
    if (!tokens && !call.isPublic) throw sessionEnded(tokens)
    const response = await sendOnce(call, tokens?.access ?? null)
    if (response.status !== 401 || call.refreshOn401 === false || !tokens) return response
    const outcome: RefreshOutcome = isRenewed
      ? 'refused'
      : await refreshSession(tokens.access, postRefresh)
    isRenewed = outcome === 'renewed'
    // The tokens that another tab stored may have expired since, and are refreshed in their turn.
    if (isRenewed || outcome === 'adopted') continue
    if (outcome === 'refused') session.expire(tokens.access)
    if (call.isPublic) return sendOnce(call, null)
    if (outcome === 'unavailable') throw new Failure('no-network', { status: 401 })
    throw sessionEnded(tokens)
  }
}

/** @throws {Failure} for a response that is not done */
async function sendChecked(call: Call): Promise<ApiResponse> {
  const response = await send(call)
  const failure = failureOf(call, response)
  if (failure) throw failure
  return response
}

type Options = Omit<Call, 'method' | 'path'>

/**
 * The one API client.
 * @throws {Failure} every function
 */
export const http = {
  async get<T>(path: string, schema: z.ZodMiniType<T>, options: Options = {}): Promise<T> {
    const { body, status } = await sendChecked({ method: 'get', path, ...options })
    const { success, data, error } = schema.safeParse(body)
    if (success) return data
    throw new Failure('invalid-response', { status, cause: error.issues.slice(0, 3) })
  },

  /** The responses to `post` and `put` are judged by who sent them. */
  post: (path: string, options: Options) => sendChecked({ method: 'post', path, ...options }),
  put: (path: string, options: Options) => sendChecked({ method: 'put', path, ...options }),

  /** Deletes a record; `gone` when somebody else had already deleted it. */
  async delete(path: string): Promise<'deleted' | 'gone'> {
    const call: Call = { method: 'delete', path, hasNoBody: true }
    const failure = failureOf(call, await send(call))
    if (failure && failure.kind !== 'not-found') throw failure
    return failure ? 'gone' : 'deleted'
  },

  /** Downloads a file. A page, or JSON that is not an attachment, is none. */
  async file(path: string): Promise<Blob> {
    const call: Call = { method: 'get', path, timeoutMs: timeLimitsMs.download }
    const { mediaType, headers, status, bytes } = await sendChecked(call)
    const isAttached = headers.get('content-disposition')?.startsWith('attachment')
    if (mediaType === 'text/html' || (mediaType === 'application/json' && !isAttached))
      throw new Failure('invalid-response', { status })
    return new Blob([bytes], { type: mediaType })
  },
}
