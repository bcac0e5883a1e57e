import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RefreshResult } from './refresh'
import { pairOf, storePair, tokenOf } from './testing/pairs'
import { readTokens, type TokenPair } from './tokens'

let session: typeof import('./session')['session']
let refreshSession: typeof import('./refresh')['refreshSession']
let reloadPage: typeof import('./refresh')['reloadPage']
let reload: ReturnType<typeof vi.spyOn>
let pair: TokenPair
const expired = vi.fn()

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  const module = await import('./session')
  session = module.session
  vi.spyOn(module.pageLoad, 'replace').mockImplementation(() => {})
  reload = vi.spyOn(module.pageLoad, 'reload').mockImplementation(() => {})
  ;({ refreshSession, reloadPage } = await import('./refresh'))
  pair = pairOf(1)
  await session.start(pair)
  expired.mockReset()
  session.subscribe(() => session.hasExpired() && expired())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A refresh request that the test answers. */
function heldPost() {
  let respond: (result: RefreshResult) => void = () => {}
  const post = vi.fn(
    (_refresh: string) =>
      new Promise<RefreshResult>((resolve) => {
        respond = resolve
      }),
  )
  return { post, respond: (result: RefreshResult) => respond(result) }
}
const answering = (result: RefreshResult) => vi.fn(async () => result)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The outcome; undefined while it is pending. */
function watch<T>(promise: Promise<T>) {
  const seen: { outcome?: T } = {}
  promise.then((outcome) => {
    seen.outcome = outcome
  })
  return seen
}

describe('a refresh', () => {
  it('does not use up the tokens of another user', async () => {
    storePair(pairOf(2))
    const post = answering('unavailable')
    const seen = watch(refreshSession(pair.access, post))
    await pass(60)
    expect([seen.outcome, post.mock.calls]).toEqual([undefined, []])
  })

  it('that failed waits half a second before the next, doubling to ten', async () => {
    const post = answering('unavailable')
    for (const ms of [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
      post.mockClear()
      expect(await refreshSession(pair.access, post)).toBe('unavailable')
      await pass(ms - 1)
      expect(await refreshSession(pair.access, post)).toBe('unavailable')
      expect(post).toHaveBeenCalledOnce()
      await pass(1)
    }
    expect(readTokens()).toEqual(pair)
    // The tokens of a new login are tried at once.
    await refreshSession(pair.access, post)
    post.mockClear()
    const newer = pairOf(1)
    storePair(newer)
    await refreshSession(newer.access, post)
    expect(post).toHaveBeenCalledExactlyOnceWith(newer.refresh)
    // After a success nothing waits, although the refresh token stays.
    await pass(500)
    const renewed = { access: tokenOf(1) }
    void refreshSession(newer.access, answering(renewed))
    await pass(50)
    await refreshSession(renewed.access, post)
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('without a refresh token is refused', async () => {
    storePair({ access: pair.access, refresh: '' })
    const post = answering('unavailable')
    expect([await refreshSession(pair.access, post), post.mock.calls]).toEqual(['refused', []])
    localStorage.clear()
    expect(await refreshSession(pair.access, post)).toBe('refused')
  })
})

describe('a refused refresh', () => {
  it.each([
    ['adopts the pair that another tab has stored', pairOf(1), 'adopted'],
    ['is refused without one', null, 'refused'],
  ])('%s within half a second', async (_, newer, outcome) => {
    const seen = watch(refreshSession(pair.access, answering('refused')))
    await pass(499)
    expect(seen.outcome).toBeUndefined()
    if (newer) storePair(newer)
    await pass(1)
    expect(seen.outcome).toBe(outcome)
    expect(readTokens()).toEqual(newer ?? pair)
  })
})

describe('a slow refresh', () => {
  /** A refresh that is not answered within 20 seconds. */
  async function slow() {
    const { post, respond } = heldPost()
    const seen = watch(refreshSession(pair.access, post))
    await pass(19_999)
    expect(seen.outcome).toBeUndefined()
    await pass(1)
    expect(seen.outcome).toBe('unavailable')
    expect(readTokens()).toEqual(pair)
    const renewed = pairOf(1)
    return {
      post,
      renewed,
      async respond() {
        respond(renewed)
        await pass(600)
      },
    }
  }

  it.each([
    ['has expired', () => session.expire(pair.access)],
    [
      'another tab has ended, and announces as expired a moment later',
      () => {
        localStorage.clear()
        void session.tokensForRequest()
        setTimeout(() => vi.spyOn(session, 'isExpiryAnnounced').mockReturnValue(true), 40)
      },
    ],
  ])('restores a session that %s', async (_, expire) => {
    const { renewed, respond } = await slow()
    expire()
    expect(expired).toHaveBeenCalledOnce()
    await respond()
    expect(readTokens()).toEqual(renewed)
    expect(session.hasExpired()).toBe(false)
  })

  it('restores nothing after a logout', async () => {
    const { respond } = await slow()
    session.logOut()
    await respond()
    expect(readTokens()).toBeNull()
  })

  it('restores nothing when the tokens are gone without a word', async () => {
    const { respond } = await slow()
    localStorage.clear()
    await respond()
    expect(readTokens()).toBeNull()
  })

  it.each([
    ['of the same user', 1],
    ['of another user', 2],
  ])('is not stored over a newer pair %s', async (_, user) => {
    const { respond } = await slow()
    const newer = pairOf(user)
    storePair(newer)
    await respond()
    expect(readTokens()).toEqual(newer)
  })
})

describe('across tabs a refresh', () => {
  type Request = (name: string, options: LockOptions, task: () => unknown) => Promise<unknown>
  const withLocks = (request: Request) =>
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })

  it('waits for the lock of the one before it, and adopts its pair', async () => {
    let release = () => {}
    withLocks(async (_name, _options, task) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return task()
    })
    const post = answering('unavailable')
    const seen = watch(refreshSession(pair.access, post))
    await pass(9_000)
    expect(seen.outcome).toBeUndefined()
    storePair(pairOf(1))
    release()
    await pass(0)
    expect(seen.outcome).toBe('adopted')
    expect(post).not.toHaveBeenCalled()
  })

  it('is unavailable when the lock is not released within 30 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    withLocks(async () => {
      throw new DOMException('too long', 'TimeoutError')
    })
    const post = answering('refused')
    expect(await refreshSession(pair.access, post)).toBe('unavailable')
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
    expect(post).not.toHaveBeenCalled()
    expect(readTokens()).toEqual(pair)
  })

  it('keeps the lock for 50 ms, so that the other tabs see the new tokens', async () => {
    let isHeld = false
    withLocks(async (_name, _options, task) => {
      isHeld = true
      const outcome = await task()
      isHeld = false
      return outcome
    })
    void refreshSession(pair.access, answering(pairOf(1)))
    await pass(49)
    expect(isHeld).toBe(true)
    await pass(1)
    expect(isHeld).toBe(false)
  })

  it('is over before the page is reloaded, and none begins while it is left', async () => {
    let tail = Promise.resolve<unknown>(null)
    withLocks((_name, _options, task) => {
      tail = tail.then(task)
      return tail
    })
    await reloadPage(() => false)
    const { post, respond } = heldPost()
    void refreshSession(pair.access, post)
    void reloadPage()
    await pass(1_000)
    expect(reload).not.toHaveBeenCalled()
    const renewed = pairOf(1)
    respond(renewed)
    await pass(50)
    expect(reload).toHaveBeenCalledOnce()
    const meanwhile = watch(refreshSession(renewed.access, post))
    await pass(19_000)
    expect(post).toHaveBeenCalledOnce()
    // A person who keeps unsaved work stays on the page.
    await pass(1_000)
    expect(meanwhile.outcome).toBe('unavailable')
    void refreshSession(renewed.access, post)
    await pass(0)
    expect(post).toHaveBeenCalledTimes(2)
  })
})
