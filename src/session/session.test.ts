import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, saveDraft } from './drafts'
import { refreshSession } from './refresh'
import { type SessionEvent, session } from './session'
import { readTokens, removeInvalidTokens } from './tokens'

/** A user's token in the format of SimpleJWT. */
const tokenOf = (user: number, serial = 1) =>
  `header.${btoa(JSON.stringify({ user_id: user, jti: serial })).replaceAll('=', '')}.signature${serial}`
const pairOf = (user: number, serial = 1) => ({
  access: tokenOf(user, serial),
  refresh: `refresh-${user}-${serial}`,
})

/**
 * Changes the shared storage like another tab, with one storage event per change, dispatched before the
 * next change.
 */
function inAnotherTab(pair: { access: string; refresh: string } | null, word?: string) {
  const tell = (key: string | null, newValue: string | null = null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  if (word) tell('session', word)
  if (pair) {
    for (const key of ['access', 'refresh'] as const) {
      localStorage.setItem(key, pair[key])
      tell(key, pair[key])
    }
  } else {
    localStorage.clear()
    tell(null)
  }
  if (word) tell('session')
}

let events: SessionEvent[] = []
let stop = () => {}
session.open()
beforeEach(() => {
  session.end()
  events = []
  stop = session.subscribe((event) => events.push(event))
})
afterEach(() => stop())

describe('the session of a tab', () => {
  it('is kept in storage under the keys access and refresh', () => {
    session.start(pairOf(1))
    expect(localStorage.getItem('access')).toBe(tokenOf(1))
    expect(localStorage.getItem('refresh')).toBe('refresh-1-1')
    expect(session.isLoggedIn()).toBe(true)
  })

  it.each(['undefined', 'null', '{}', 'a\nb', 'x'.repeat(1_000_000), ''])(
    'T17: does not take rubbish in storage for a token, and removes it: %j',
    (rubbish) => {
      localStorage.setItem('access', rubbish)
      expect(session.isLoggedIn()).toBe(false)
      expect(session.tokens()).toBeNull()
      removeInvalidTokens()
      expect(localStorage.getItem('access')).toBeNull()
    },
  )

  it('T17: lives in memory when storage is full, and leaves no older session behind', () => {
    localStorage.setItem('access', tokenOf(9))
    localStorage.setItem('refresh', 'refresh-9')
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    session.start(pairOf(1))
    setItem.mockRestore()
    expect(session.tokens()).toEqual(pairOf(1))
    expect({ ...localStorage }).toEqual({})
    session.end()
    expect(session.tokens()).toBeNull()
  })

  it('T09: never shows other tabs a new refresh token beside the old access token', () => {
    session.start(pairOf(1))
    const seen: unknown[] = []
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
      setItem.apply(this, item)
      seen.push(readTokens())
    })
    session.renew(pairOf(1, 2))
    expect(seen).toEqual([{ ...pairOf(1, 2), refresh: 'refresh-1-1' }, pairOf(1, 2)])
  })

  it('U05: ends when another tab logs out, with its unsaved work', () => {
    session.start(pairOf(1))
    saveDraft('debt', { amount: '5' })
    inAnotherTab(null)
    expect(events).toEqual(['started', 'left'])
    expect(readDraft('debt')).toBeUndefined()
  })

  it("notices another user's login elsewhere, and no longer matches the tokens", () => {
    session.start(pairOf(1))
    localStorage.setItem('access', tokenOf(2))
    expect(session.tokensMatchUser()).toBe(false)
    saveDraft('debt', {})
    inAnotherTab(pairOf(2))
    expect(events).toEqual(['started', 'switched'])
    expect(readDraft('debt')).toBeUndefined()
    expect(session.tokensMatchUser()).toBe(true)
  })

  it('continues without an event when another tab refreshes it', () => {
    session.start(pairOf(1))
    inAnotherTab(pairOf(1, 2))
    expect(events).toEqual(['started'])
    expect(session.tokens()).toEqual(pairOf(1, 2))
  })

  it.each([
    [1, { amount: '5' }],
    [2, undefined],
  ])('after it expired, user %i finds %j of the unsaved work of user 1', (user, found) => {
    session.start(pairOf(1))
    saveDraft('debt', { amount: '5' })
    session.expire()
    expect(events).toEqual(['started', 'expired'])
    session.start(pairOf(user, 2))
    expect(readDraft('debt')).toEqual(found)
  })
})

it('F01: expires with the session of another tab, and keeps unsaved work for the same user', () => {
  session.start(pairOf(1))
  saveDraft('debt', { amount: '5' })
  inAnotherTab(null, 'expired')
  expect(events).toEqual(['started', 'expired'])
  inAnotherTab(pairOf(1, 2), 'login')
  expect(events.at(-1)).toBe('joined')
  expect(readDraft('debt')).toEqual({ amount: '5' })
})

it('leaves nothing in storage but the two tokens, and nothing at all after a logout', () => {
  session.start(pairOf(1))
  expect(Object.keys(localStorage).sort()).toEqual(['access', 'refresh'])
  session.end()
  expect(Object.keys(localStorage)).toEqual([])
})

describe('opaque tokens', () => {
  const opaque = (name: string) => ({ access: `access-${name}`, refresh: `refresh-${name}` })

  it.each([
    ['7', { amount: '5' }],
    ['8', undefined],
    [null, undefined],
  ])('are distinguished by their user (%s)', (user, found) => {
    session.start(opaque('a'))
    session.identify('7')
    saveDraft('debt', { amount: '5' })
    session.expire()
    session.start(opaque('b'), user)
    expect(readDraft('debt')).toEqual(found)
  })

  it('are the same session after a refresh in another tab, and another one after a login there', () => {
    session.start(opaque('a'))
    const userEpoch = session.userEpoch()
    inAnotherTab(opaque('b'))
    expect(session.userEpoch()).toBe(userEpoch)
    inAnotherTab(opaque('c'), 'login')
    expect(events).toEqual(['started', 'switched'])
    expect(session.userEpoch()).not.toBe(userEpoch)
  })

  it('turn out to be another user’s when the server says so', () => {
    session.start(opaque('a'))
    session.identify('7')
    session.identify('8')
    expect(events).toEqual(['started', 'switched'])
  })
})

it('unsaved work survives the requests of the next login', () => {
  session.start(pairOf(1))
  saveDraft('debt', { amount: '5' })
  session.expire()
  // As any request without tokens does, the login's own included.
  session.syncFromStorage()
  expect(readDraft('debt')).toEqual({ amount: '5' })
})

describe('refreshing', () => {
  const renewed = { access: tokenOf(1, 2), refresh: 'refresh-1-2' }

  it('adopts a newer pair of another tab instead of asking the server', async () => {
    session.start(pairOf(1))
    const call = vi.fn()
    localStorage.setItem('access', tokenOf(1, 7))
    expect(await refreshSession(tokenOf(1), call)).toBe('adopted')
    expect(call).not.toHaveBeenCalled()
  })

  it('adopts a pair that another tab stores while this one is being refused', async () => {
    session.start(pairOf(1))
    const outcome = await refreshSession(tokenOf(1), async () => {
      localStorage.setItem('access', tokenOf(1, 3))
      localStorage.setItem('refresh', 'refresh-1-3')
      return 'refused'
    })
    expect(outcome).toBe('adopted')
    expect(readTokens()?.refresh).toBe('refresh-1-3')
  })

  it('T11: does not bring back a session that was logged out meanwhile', async () => {
    session.start(pairOf(1))
    const outcome = await refreshSession(tokenOf(1), async () => {
      session.end()
      return renewed
    })
    expect(outcome).toBe('refused')
    expect(localStorage.getItem('access')).toBeNull()
  })

  it('T12: does not replace the session of another user who logged in meanwhile', async () => {
    session.start(pairOf(1))
    await refreshSession(tokenOf(1), async () => {
      inAnotherTab(pairOf(2))
      return renewed
    })
    expect(readTokens()).toEqual(pairOf(2))
  })

  it('keeps the refresh token when the response has no new one', async () => {
    session.start(pairOf(1))
    await refreshSession(tokenOf(1), async () => ({ access: tokenOf(1, 2) }))
    expect(readTokens()).toEqual({ access: tokenOf(1, 2), refresh: 'refresh-1-1' })
  })

  it('counts only failures in a row: after a clear result the delay is the shortest again', async () => {
    const clock = vi.spyOn(performance, 'now')
    const later = (ms: number) => clock.mockReturnValue(at + ms)
    const at = 1_000_000
    session.start({ ...pairOf(1, 20), refresh: 'never-rotated' })
    const ask = (answer: { access: string } | 'unavailable') =>
      refreshSession(readTokens()?.access ?? '', async () => answer)
    for (const wait of [0, 600, 1_700]) {
      later(wait)
      await ask('unavailable')
    }
    later(4_000)
    expect(await ask({ access: tokenOf(1, 21) })).toBe('renewed')
    await ask('unavailable')
    later(4_600)
    expect(await ask({ access: tokenOf(1, 22) })).toBe('renewed')
    clock.mockRestore()
  })

  it('sends one refresh, not one per request, while the server gives no clear result', async () => {
    session.start(pairOf(1, 9))
    const call = vi.fn(async () => 'unavailable' as const)
    for (let action = 0; action < 50; action += 1) await refreshSession(tokenOf(1, 9), call)
    expect(call).toHaveBeenCalledTimes(1)
    expect(session.isLoggedIn()).toBe(true)
  })
})
