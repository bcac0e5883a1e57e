import * as z from 'zod/mini'
import { yieldToMain } from '@/lib/yield-to-main'
import { type RefreshResult, refreshSession } from '@/session/refresh'
import { session } from '@/session/session'
import { isToken } from '@/session/tokens'
import { type ApiResponse, discardBody, readJson } from './body'
import { Failure } from './errors'
import { type Call, isWrite, performRequest, preloadClient } from './request'

const pairSchema = z.object({
  access: z.custom<string>(isToken),
  refresh: z.optional(z.custom<string>(isToken)),
})

/** For the whole renewal, its body included: every other call, and every other tab, waits for it. */
const refreshTimeoutMs = 20_000

/** Only the API refuses in JSON. A page, or nothing at all, comes from a proxy or a filter before it. */
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

/** Section 5: what a refresh without a refresh token is. */
const noRefreshToken = () =>
  new Failure('signed-out', { message: 'No refresh token available', status: 400 })

const sessionEnded = () =>
  new Failure('signed-out', {
    message: 'Your session has ended. Please log in to go on.',
    status: 401,
  })

/** A write goes out only for the user this tab works for, whoever's tokens are in storage. */
async function assertSameUser(call: Call) {
  if (!isWrite(call) || call.isPublic) return
  await session.awaitChangeReason()
  if (session.tokensMatchUser()) return
  throw new Failure('other-user', {
    message:
      'Somebody else has logged in to this portal in another tab. Nothing was sent. Reload the page to go on.',
  })
}

/** Sends with the token of the session, renewed once where the server no longer takes it. */
async function send(call: Call, userEpoch: number): Promise<ApiResponse> {
  if (call.access) return performRequest(call, call.access)
  // Between the look at who is logged in and the call nothing is waited for.
  await preloadClient()
  await assertSameUser(call)
  const tokens = session.tokens()
  // The tokens may have gone without a word: the screens of their session then go, too.
  if (!tokens) session.syncFromStorage()
  if (!call.isPublic && (session.isOver() || session.userEpoch() !== userEpoch))
    throw sessionEnded()

  const response = await performRequest(call, tokens?.access ?? null)
  if (response.status !== 401 || call.refreshOn401 === false || !tokens) return response
  discardBody(response)

  const outcome = await refreshSession(tokens.access, callRefresh)
  if (!call.isPublic && session.userEpoch() !== userEpoch) throw sessionEnded()
  await assertSameUser(call)
  const renewed = session.tokens()
  if (outcome === 'renewed' && renewed) {
    const second = await performRequest(call, renewed.access)
    if (second.status !== 401) return second
    if (!(await isRefusal(second, call.signal))) {
      if (call.isPublic) return performRequest(call, null)
      throw new Failure('bad-answer', { status: 401 })
    }
  } else if (outcome === 'unavailable') {
    if (call.isPublic) return performRequest(call, null)
    throw new Failure(isWrite(call) ? 'server' : 'no-network', { status: 401 })
  }
  // Refused, or 401 again after a good refresh (a user since deactivated): once only, never a loop.
  session.expire(outcome === 'renewed' && renewed ? renewed.access : tokens.access)
  if (call.isPublic) return performRequest(call, null)
  throw tokens.refresh ? sessionEnded() : noRefreshToken()
}

/** Gives way to the browser; fails where nobody waits any longer for what is being read. */
export type Pause = () => Promise<void>

/**
 * The response to a call, for the user who made it. Never settles if the user changed while it was
 * in flight, so that its caller neither shows it to the next user nor changes their data.
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
      (answer) => () => answer,
      (thrown: unknown) => () => {
        throw thrown
      },
    )
  if (!isSameUser()) return new Promise(() => {})
  return getResult()
}
