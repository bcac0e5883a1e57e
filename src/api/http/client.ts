import type * as z from 'zod/mini'
import { yieldToMain } from '@/lib/yield-to-main'
import { refreshSession } from '@/session/refresh'
import { session } from '@/session/session'
import type { TokenPair } from '@/session/tokens'
import { Failure, refusedFailure, throttledFailure } from './errors'
import {
  type ApiResponse,
  type Call,
  callRefresh,
  contentType,
  discardBody,
  isRefusal,
  isWrite,
  performRequest,
  preloadClient,
  readBlob,
  readJson,
  writeTimeoutMs,
} from './request'

/** Section 5 specifies the message and status. */
const noRefreshToken = () =>
  new Failure('signed-out', { message: 'No refresh token available', status: 400 })

const sessionEnded = () =>
  new Failure('signed-out', {
    message: 'Your session has ended. Please log in to go on.',
    status: 401,
  })

/**
 * Refuses a write when the stored tokens belong to another user than this tab's.
 * @throws {Failure} `other-user`
 */
async function assertSameUser(call: Call) {
  if (!isWrite(call) || call.isPublic) return
  await session.awaitChangeReason()
  if (session.tokensMatchUser()) return
  throw new Failure('other-user', {
    message:
      'Somebody else has logged in to this portal in another tab. Nothing was sent. Reload the page to go on.',
  })
}

/**
 * Sends a request with the session's access token, refreshing it once after a 401.
 * @throws {Failure} `signed-out` when the session has ended
 * @throws {UserChanged} when the user has changed since the call
 */
async function send(call: Call, userEpoch: number): Promise<ApiResponse> {
  if (call.access) return performRequest(call, call.access)
  // Loaded first, so that nothing is awaited between the user check and the request.
  await preloadClient()
  await assertSameUser(call)
  const tokens = session.tokens()
  // Tokens may disappear without a storage event; this ends the session's screens as well.
  if (!tokens) session.syncFromStorage()
  if (!call.isPublic) {
    session.assertUserEpoch(userEpoch)
    if (session.isOver()) throw sessionEnded()
  }
  const response = await performRequest(call, tokens?.access ?? null)
  if (response.status !== 401 || call.refreshOn401 === false || !tokens) return response
  discardBody(response)
  return sendRenewed(call, tokens, userEpoch)
}

/** How many tokens of other tabs a call tries before it refreshes the session in any case. */
const maxAdoptions = 3

/**
 * Sends again with a renewed token, once. One that another tab stored may have expired since: it
 * alone is renewed again.
 */
async function sendRenewed(
  call: Call,
  tokens: TokenPair,
  userEpoch: number,
  adoptions = 0,
): Promise<ApiResponse> {
  // The refusal of an adopted token does not end the session: it may have expired while this tab waited.
  const stale = adoptions < maxAdoptions ? tokens.access : null
  const outcome = await refreshSession(stale, callRefresh)
  if (!call.isPublic) session.assertUserEpoch(userEpoch)
  await assertSameUser(call)
  const renewed = outcome === 'renewed' || outcome === 'adopted' ? session.tokens() : null
  if (renewed) {
    const second = await performRequest(call, renewed.access)
    if (second.status !== 401) return second
    if (!(await isRefusal(second, call))) {
      if (call.isPublic) return performRequest(call, null)
      throw new Failure('bad-answer', { status: 401 })
    }
    if (outcome === 'adopted' && stale !== null) {
      return sendRenewed(call, renewed, userEpoch, adoptions + 1)
    }
  } else if (outcome === 'unavailable') {
    if (call.isPublic) return performRequest(call, null)
    throw new Failure(isWrite(call) ? 'server' : 'no-network', { status: 401 })
  }
  // Refused, or 401 again after a successful refresh (a deactivated user): never refreshed twice.
  session.expire(renewed ? renewed.access : tokens.access)
  if (call.isPublic) return performRequest(call, null)
  throw tokens.refresh ? sessionEnded() : noRefreshToken()
}

/** Yields to the browser; throws when the request is aborted or the user has changed. */
export type Pause = () => Promise<void>

/**
 * Sends a request and reads its response.
 * @throws {UserChanged} when the user changed meanwhile, so that the caller neither shows the result to
 * the next user nor changes their data
 */
async function requestForUser<T>(
  call: Call,
  read: (response: ApiResponse, pause: Pause) => Promise<T>,
): Promise<T> {
  const userEpoch = session.userEpoch()
  const assertUser = () => call.isPublic || session.assertUserEpoch(userEpoch)
  async function pause() {
    await yieldToMain()
    call.signal?.throwIfAborted()
    assertUser()
  }
  try {
    const response = await send(call, userEpoch)
    return await read(response, pause).finally(() => discardBody(response))
  } finally {
    assertUser()
  }
}

async function failureFrom(call: Call, response: ApiResponse): Promise<Failure> {
  const { status } = response
  if (status >= 500) {
    return new Failure(isWrite(call) ? 'unknown-outcome' : 'server', { status })
  }
  if (status === 413) {
    return new Failure('refused', { status, message: 'The server refused this as too large.' })
  }
  const body = await readJson(response, call)
  if (status === 429) return throttledFailure(response.headers.get('retry-after'), body)
  // An HTML page (of a proxy, or Django's own 404) has no message to show, and an empty body comes
  // from a proxy rather than the API, so it refuses neither session nor user.
  if (body === undefined || (body === '' && [401, 403].includes(status))) {
    return new Failure(status === 404 ? 'not-found' : 'bad-answer', { status })
  }
  return refusedFailure(status, body, Array.isArray(call.json) ? call.json.length : null)
}

/** Validates a response by its status, then its content type, then its body. */
const requestValidated = <T>(
  call: Call,
  validate: (body: unknown, pause: Pause, etag: string | null) => Promise<Validation<T>>,
  cached?: T,
) =>
  requestForUser(call, async (response, pause) => {
    if (response.status === 304 && cached !== undefined) return cached
    if (!response.ok) throw await failureFrom(call, response)
    // A captive portal responds 200 with a page. For a write the outcome is then unknown.
    const body = await readJson(response, call)
    const etag = response.headers.get('etag')
    const result =
      body === undefined ? null : await validate(body === '' ? undefined : body, pause, etag)
    if (result?.success) return result.data
    const details = { status: response.status, cause: result?.error?.issues.slice(0, 3) }
    throw new Failure(isWrite(call) ? 'unknown-outcome' : 'bad-answer', details)
  })

const requestParsed =
  (method: Call['method']) =>
  <T>(path: string, schema: z.ZodMiniType<T>, options: Options = {}) =>
    requestValidated<T>({ method, path, ...options }, async (body) => schema.safeParse(body))

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

/**
 * The one API client.
 * @throws {Failure} every function, and {@link UserChanged}
 */
export const http = {
  get: requestParsed('get'),
  post: requestParsed('post'),
  put: requestParsed('put'),

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
      { method: 'get', path, ...options, ifNoneMatch: cached?.etag },
      validate,
      cached?.data,
    ),

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
      const type = contentType(response)
      if (type === 'text/html' || type === 'application/json') {
        const attached = response.headers.get('content-disposition')?.startsWith('attachment')
        if (!attached) throw new Failure('bad-answer', { status: response.status })
      }
      return readBlob(response, call)
    })
  },
}
