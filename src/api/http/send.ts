import * as z from 'zod/mini'
import { yieldToMain } from '@/lib/yield-to-main'
import { type RefreshResult, refreshSession } from '@/session/refresh'
import { session } from '@/session/session'
import { isToken, type TokenPair } from '@/session/tokens'
import { Failure } from './errors'
import {
  type ApiResponse,
  type Call,
  discardBody,
  isWrite,
  performRequest,
  preloadClient,
  readJson,
} from './request'

const pairSchema = z.object({
  access: z.custom<string>(isToken),
  refresh: z.optional(z.custom<string>(isToken)),
})

/** Covers the refresh and its body, because every other request and tab waits for them. */
const refreshTimeoutMs = 20_000

/** Only the API refuses with JSON; a page or an empty body comes from a proxy in front of it. */
async function isRefusal(response: ApiResponse, signal?: AbortSignal): Promise<boolean> {
  const body = await readJson(response, signal)
  return typeof body === 'object' && body !== null
}

async function callRefresh(refresh: string): Promise<RefreshResult> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), refreshTimeoutMs)
  const { signal } = deadline
  try {
    const response = await performRequest(
      {
        method: 'post',
        path: 'auth/jwt/refresh/',
        json: { refresh },
        timeout: refreshTimeoutMs,
        signal,
      },
      session.tokens()?.access ?? null,
    )
    if ([400, 401, 403].includes(response.status)) {
      return (await isRefusal(response, signal)) ? 'refused' : 'unavailable'
    }
    if (!response.ok) {
      discardBody(response)
      return 'unavailable'
    }
    const pair = pairSchema.safeParse(await readJson(response, signal))
    return pair.success ? pair.data : 'unavailable'
  } catch {
    return 'unavailable'
  } finally {
    clearTimeout(timer)
  }
}

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
 */
async function send(call: Call, userEpoch: number): Promise<ApiResponse> {
  if (call.access) return performRequest(call, call.access)
  // Loaded first, so that nothing is awaited between the user check and the request.
  await preloadClient()
  await assertSameUser(call)
  const tokens = session.tokens()
  // Tokens may disappear without a storage event; this ends the session's screens as well.
  if (!tokens) session.syncFromStorage()
  if (!call.isPublic && (session.isOver() || session.userEpoch() !== userEpoch))
    throw sessionEnded()

  const response = await performRequest(call, tokens?.access ?? null)
  if (response.status !== 401 || call.refreshOn401 === false || !tokens) return response
  discardBody(response)

  return sendRenewed(call, tokens, userEpoch)
}

/** How many tokens of other tabs a call tries before the server's refusal counts. */
const adoptionsAtMost = 3

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
  const outcome = await refreshSession(tokens.access, callRefresh)
  if (!call.isPublic && session.userEpoch() !== userEpoch) throw sessionEnded()
  await assertSameUser(call)
  const renewed = outcome === 'renewed' || outcome === 'adopted' ? session.tokens() : null
  if (renewed) {
    const second = await performRequest(call, renewed.access)
    if (second.status !== 401) return second
    if (!(await isRefusal(second, call.signal))) {
      if (call.isPublic) return performRequest(call, null)
      throw new Failure('bad-answer', { status: 401 })
    }
    if (outcome === 'adopted' && adoptions < adoptionsAtMost) {
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
 * Sends a request and reads its response. Never settles if the user changed while the request was in
 * flight, so that its caller neither shows the result to the next user nor changes their data.
 */
export async function requestForUser<T>(
  call: Call,
  read: (response: ApiResponse, pause: Pause) => Promise<T>,
): Promise<T> {
  const userEpoch = session.userEpoch()
  const isSameUser = () => call.isPublic || session.userEpoch() === userEpoch
  async function pause() {
    await yieldToMain()
    call.signal?.throwIfAborted()
    if (!isSameUser()) throw sessionEnded()
  }
  const getResult = await send(call, userEpoch)
    .then((response) => read(response, pause).finally(() => discardBody(response)))
    .then(
      (result) => () => result,
      (thrown: unknown) => () => {
        throw thrown
      },
    )
  if (!isSameUser()) return new Promise(() => {})
  return getResult()
}
