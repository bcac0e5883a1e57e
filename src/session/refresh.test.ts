import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RefreshResult, refreshSession } from './refresh'
import { session } from './session'
import { readTokens } from './tokens'

let serial = 0
const tokenOf = (user: number) => {
  serial += 1
  return `head.${btoa(JSON.stringify({ user_id: user }))}.sign${serial}`
}
const newPair = (user = 1) => ({ access: tokenOf(user), refresh: `refresh-${serial}` })

let pair = newPair()
beforeEach(() => {
  vi.useFakeTimers()
  pair = newPair()
  session.start(pair)
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A refresh request whose response the test sends. */
function heldCall() {
  let answer: (answer: RefreshResult) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const call = vi.fn(
    (_refresh: string) =>
      new Promise<RefreshResult>((resolve, reject) => {
        answer = resolve
        fail = reject
      }),
  )
  return {
    call,
    answer: (value: RefreshResult) => answer(value),
    fail: () => fail(new Error('broken')),
  }
}

/** The outcome; undefined while pending. */
function watch<T>(promise: Promise<T>) {
  const seen: { outcome?: T } = {}
  promise.then((outcome) => {
    seen.outcome = outcome
  })
  return seen
}

describe('a refresh', () => {
  it('posts the stored refresh token once for all requests that were refused with one token', async () => {
    const { call, answer } = heldCall()
    const outcomes = [1, 2, 3].map(() => refreshSession(pair.access, call))
    await vi.advanceTimersByTimeAsync(0)
    expect(call).toHaveBeenCalledExactlyOnceWith(pair.refresh)
    const renewed = newPair()
    answer(renewed)
    await vi.advanceTimersByTimeAsync(50)
    expect(await Promise.all(outcomes)).toEqual(['renewed', 'renewed', 'renewed'])
    expect(readTokens()).toEqual(renewed)
  })

  it('is refused once for all requests that were refused with one token', async () => {
    const call = vi.fn(async () => 'refused' as const)
    const outcomes = [1, 2, 3].map(() => refreshSession(pair.access, call))
    await vi.advanceTimersByTimeAsync(500)
    expect(await Promise.all(outcomes)).toEqual(['refused', 'refused', 'refused'])
    expect(call).toHaveBeenCalledOnce()
  })

  it('is repeated for the same token after an earlier one ended without a response', async () => {
    const stale = pair.access
    const call = vi.fn(async () => 'unavailable' as const)
    expect(await refreshSession(stale, call)).toBe('unavailable')
    expect(await refreshSession(stale, call)).toBe('unavailable')
    expect(call).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(500)
    expect(await refreshSession(stale, call)).toBe('unavailable')
    expect(call).toHaveBeenCalledTimes(2)
    expect(readTokens()).toEqual(pair)
  })

  it('waits for the one before it, and goes on when that one failed', async () => {
    const first = heldCall()
    const second = heldCall()
    const broken = refreshSession(pair.access, first.call).catch((error: Error) => error.message)
    const other = refreshSession('another-token-that-was-refused', second.call)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(second.call).not.toHaveBeenCalled()
    first.fail()
    expect(await broken).toBe('broken')
    // The stored pair is newer than the token that was refused.
    expect(await other).toBe('adopted')
    expect(second.call).not.toHaveBeenCalled()
  })

  it('is refused without a call when there is no refresh token', async () => {
    localStorage.removeItem('refresh')
    const { call } = heldCall()
    expect(await refreshSession(pair.access, call)).toBe('refused')
    localStorage.clear()
    expect(await refreshSession(pair.access, call)).toBe('refused')
    expect(call).not.toHaveBeenCalled()
  })

  it('does not replace a pair whose refresh token changed meanwhile', async () => {
    const { call, answer } = heldCall()
    const outcome = refreshSession(pair.access, call)
    await vi.advanceTimersByTimeAsync(0)
    localStorage.setItem('refresh', 'of-another-tab')
    answer(newPair())
    expect(await outcome).toBe('adopted')
    expect(readTokens()).toEqual({ access: pair.access, refresh: 'of-another-tab' })
  })
})

describe('a refused refresh', () => {
  async function refused(storedAfter: number, stored = newPair()) {
    const { call, answer } = heldCall()
    const seen = watch(refreshSession(pair.access, call))
    await vi.advanceTimersByTimeAsync(0)
    answer('refused')
    await vi.advanceTimersByTimeAsync(storedAfter)
    localStorage.setItem('access', stored.access)
    localStorage.setItem('refresh', stored.refresh)
    return { seen, stored }
  }

  it('adopts the pair that another tab stores within half a second', async () => {
    const { seen, stored } = await refused(440)
    expect(seen.outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60)
    expect(seen.outcome).toBe('adopted')
    expect(readTokens()).toEqual(stored)
  })

  it('adopts another user’s tokens as another user’s', async () => {
    const events: string[] = []
    const unsubscribe = session.subscribe((event) => events.push(event))
    const { seen } = await refused(100, newPair(2))
    await vi.advanceTimersByTimeAsync(50)
    expect(seen.outcome).toBe('adopted')
    expect(events).toEqual(['switched'])
    unsubscribe()
  })

  it('is refused after half a second without one', async () => {
    const { seen } = await refused(500)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.outcome).toBe('refused')
  })

  it('adopts a pair that came during a pause which was longer than asked for', async () => {
    const { call, answer } = heldCall()
    const outcome = refreshSession(pair.access, call)
    await vi.advanceTimersByTimeAsync(0)
    answer('refused')
    await Promise.resolve()
    localStorage.setItem('access', newPair().access)
    // As in a tab in the background, whose timers run once a second.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000)
    await vi.advanceTimersByTimeAsync(50)
    expect(await outcome).toBe('adopted')
  })
})

describe('across tabs a refresh', () => {
  type Request = (name: string, options: LockOptions, task: () => unknown) => Promise<unknown>
  const withLocks = (request: Request) => {
    const locks = { request: vi.fn(request) }
    vi.stubGlobal('navigator', { onLine: true, locks })
    return locks
  }

  it('runs under a lock, waiting at most eight seconds for it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    let release = () => {}
    const locks = withLocks(async (_name, _options, task) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return task()
    })
    const call = vi.fn(async () => newPair())
    const seen = watch(refreshSession(pair.access, call))
    await vi.advanceTimersByTimeAsync(0)
    expect(call).not.toHaveBeenCalled()
    const signal = timeout.mock.results[0]?.value
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000)
    expect(locks.request).toHaveBeenCalledExactlyOnceWith(
      'session-refresh',
      { signal },
      expect.any(Function),
    )
    release()
    await vi.advanceTimersByTimeAsync(50)
    expect(call).toHaveBeenCalledOnce()
    expect(seen.outcome).toBe('renewed')
  })

  it('resolves at once and keeps the lock for 50 ms, so that other tabs see the new tokens', async () => {
    let isHeld = false
    withLocks(async (_name, _options, task) => {
      isHeld = true
      await task()
      isHeld = false
    })
    const seen = watch(refreshSession(pair.access, async () => newPair()))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.outcome).toBe('renewed')
    await vi.advanceTimersByTimeAsync(49)
    expect(isHeld).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(isHeld).toBe(false)
  })

  it('runs without the lock when another tab does not release it in time', async () => {
    withLocks(async () => {
      throw new DOMException('too long', 'TimeoutError')
    })
    const call = vi.fn(async () => newPair())
    const seen = watch(refreshSession(pair.access, call))
    await vi.advanceTimersByTimeAsync(50)
    expect(call).toHaveBeenCalledOnce()
    expect(seen.outcome).toBe('renewed')
  })

  it('runs once when it fails under the lock', async () => {
    withLocks(async (_name, _options, task) => task())
    const call = vi.fn(async () => {
      throw new Error('broken')
    })
    await expect(refreshSession(pair.access, call)).rejects.toThrow('broken')
    expect(call).toHaveBeenCalledOnce()
  })
})
