import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, saveDraft } from './drafts'
import { type SessionEvent, session } from './session'
import { readTokens, type TokenPair } from './tokens'

const tokenOf = (user: number, serial = 1) =>
  `head.${btoa(JSON.stringify({ user_id: user }))}.sign${serial}`
const pairOf = (user: number, serial = 1) => ({
  access: tokenOf(user, serial),
  refresh: `refresh-${serial}`,
})
const opaque = (name: string) => ({ access: `opaque-${name}`, refresh: `refresh-${name}` })

const store = (pair: TokenPair) => {
  localStorage.setItem('access', pair.access)
  localStorage.setItem('refresh', pair.refresh)
}
const tell = (key: string | null, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

/** Logs in in this tab, then runs an action. */
const loggedIn = (pair: TokenPair, then: () => void) => () => {
  session.start(pair)
  then()
}

let events: SessionEvent[] = []
let unsubscribe = () => {}
session.open()
beforeEach(() => {
  session.end()
  tell('session')
  events = []
  unsubscribe = session.subscribe((event) => events.push(event))
})
afterEach(() => {
  unsubscribe()
  vi.useRealTimers()
})

describe('a new tab', () => {
  const openAnew = async () => {
    vi.resetModules()
    const { session: opened } = await import('./session')
    opened.open()
    return opened
  }

  it('continues as the user of the stored tokens', async () => {
    store(pairOf(7))
    const opened = await openAnew()
    expect([opened.isLoggedIn(), opened.userId(), opened.lastEvent()]).toEqual([true, '7', null])
    expect(opened.isOver()).toBe(false)
  })

  it('starts without a session when there are no tokens, and removes invalid ones', async () => {
    localStorage.setItem('access', 'undefined')
    const opened = await openAnew()
    expect([opened.isLoggedIn(), opened.userId(), opened.userEpoch()]).toEqual([false, null, 0])
    expect(opened.isOver()).toBe(false)
    expect({ ...localStorage }).toEqual({})
  })

  it('joins a session that another tab begins', async () => {
    const opened = await openAnew()
    const listener = vi.fn()
    opened.subscribe(listener)
    store(pairOf(7))
    tell('access', tokenOf(7))
    expect(listener).toHaveBeenCalledExactlyOnceWith('joined')
    expect(opened.userId()).toBe('7')
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(listener).toHaveBeenLastCalledWith('left')
  })

  it('ignores keys of others', async () => {
    store(pairOf(7))
    const opened = await openAnew()
    tell('colours', 'dark')
    expect(opened.isLoggedIn()).toBe(true)
  })
})

describe('a page restored from the back/forward cache', () => {
  it('leaves a session that has ended meanwhile', () => {
    session.start(pairOf(1))
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(events).toEqual(['started', 'left'])
  })

  it('is distinguished from a loaded page', () => {
    session.start(pairOf(1))
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(events).toEqual(['started'])
  })
})

describe('a session that is over', () => {
  it.each<[SessionEvent, () => void]>([
    ['ended', () => session.end()],
    ['expired', () => session.expire()],
    [
      'left',
      () => {
        localStorage.clear()
        tell(null)
      },
    ],
  ])('is over when it has %s, and no longer after the next login', (event, happen) => {
    session.start(pairOf(1))
    expect(session.isOver()).toBe(false)
    happen()
    expect(session.lastEvent()).toBe(event)
    expect(session.isOver()).toBe(true)
    session.start(pairOf(1))
    expect(session.isOver()).toBe(false)
    expect(session.lastEvent()).toBe('started')
  })

  it('is not over while another tab’s tokens are stored', () => {
    session.end()
    store(pairOf(1))
    expect(session.isOver()).toBe(false)
  })

  it('is over for good, drafts included, when the missing tokens turn out to be a logout', () => {
    session.start(pairOf(1))
    saveDraft('debt', {})
    session.expire()
    expect(readDraft('debt')).toEqual({})
    tell('access')
    expect(events).toEqual(['started', 'expired', 'left'])
    expect(readDraft('debt')).toBeUndefined()
  })

  it('stays expired while the other tab gives that reason', () => {
    session.start(pairOf(1))
    session.expire()
    tell('session', 'expired')
    tell('access')
    expect(events).toEqual(['started', 'expired'])
  })

  it('does not end a second time', () => {
    session.start(pairOf(1))
    session.expire()
    session.expire()
    session.syncFromStorage()
    expect(events).toEqual(['started', 'expired'])
  })
})

describe('the reason sent to other tabs', () => {
  const reasonOf = (change: () => void) => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    change()
    const reasons = setItem.mock.calls.flatMap(([key, value]) => (key === 'session' ? [value] : []))
    setItem.mockRestore()
    return reasons
  }

  it('is a login or an expiry; a refresh and a logout have none', () => {
    expect(reasonOf(() => session.start(pairOf(1)))).toEqual(['login'])
    expect(reasonOf(() => session.renew(pairOf(1, 2)))).toEqual([])
    expect(reasonOf(() => session.expire())).toEqual(['expired'])
    expect(reasonOf(() => session.end())).toEqual([])
  })
})

describe('an expiry', () => {
  it('removes the tokens that were refused', () => {
    session.start(pairOf(1))
    session.expire(tokenOf(1))
    expect({ ...localStorage }).toEqual({})
    expect(session.tokens()).toBeNull()
  })

  it('adopts newer tokens instead of removing them', () => {
    session.start(pairOf(1))
    store(pairOf(2, 2))
    session.expire(tokenOf(1))
    expect(events).toEqual(['started', 'switched'])
    expect(readTokens()).toEqual(pairOf(2, 2))
  })

  it('removes nothing when nobody was logged in', () => {
    localStorage.setItem('refresh', 'of-another-tab')
    session.expire()
    expect(events).toEqual([])
    expect(localStorage.getItem('refresh')).toBe('of-another-tab')
  })
})

describe('the user of a tab', () => {
  it('is the same after a refresh and after the same user’s login, and another one otherwise', () => {
    session.start(pairOf(1))
    const first = session.userEpoch()
    session.renew(pairOf(1, 2))
    expect(session.userEpoch()).toBe(first)
    session.expire()
    session.start(pairOf(1, 3))
    expect(session.userEpoch()).toBe(first)
    session.start(pairOf(2))
    expect(session.userEpoch()).toBe(first + 1)
    session.end()
    expect(session.userEpoch()).toBe(first + 2)
    expect(session.userId()).toBeNull()
  })

  it('is taken from the token before the login form, and from the form otherwise', () => {
    session.start(pairOf(1), '9')
    expect(session.userId()).toBe('1')
    session.start(opaque('a'), '9')
    expect(session.userId()).toBe('9')
    session.start(opaque('b'))
    expect(session.userId()).toBeNull()
  })

  it('is kept when opaque tokens replace readable ones', () => {
    session.start(pairOf(1))
    session.renew(opaque('a'))
    expect(session.userId()).toBe('1')
    expect(events).toEqual(['started'])
  })

  it('is another one when opaque tokens arrive after the session was left', () => {
    session.start(opaque('a'), '7')
    const userEpoch = session.userEpoch()
    session.expire()
    store(opaque('b'))
    session.syncFromStorage()
    expect(events).toEqual(['started', 'expired', 'joined'])
    expect(session.userEpoch()).toBe(userEpoch + 1)
    expect(session.userId()).toBeNull()
  })

  it('is another one when opaque tokens replace opaque ones', () => {
    session.start(opaque('a'))
    saveDraft('debt', {})
    session.expire()
    session.start(opaque('b'))
    expect(readDraft('debt')).toBeUndefined()
  })

  it.each([
    ['no longer tell', pairOf(1), opaque('b'), '1'],
    ['tell for the first time', opaque('a'), pairOf(7), '7'],
  ])('is the same when another tab’s newer tokens %s', (_, before, after, owner) => {
    session.start(before)
    const userEpoch = session.userEpoch()
    store(after)
    tell('access', after.access)
    expect(events).toEqual(['started'])
    expect([session.userEpoch(), session.userId()]).toEqual([userEpoch, owner])
  })

  it('is the same when the session is joined again after it expired', () => {
    session.start(pairOf(1))
    const userEpoch = session.userEpoch()
    session.expire()
    store(pairOf(1, 2))
    session.syncFromStorage()
    expect(events).toEqual(['started', 'expired', 'joined'])
    expect(session.userEpoch()).toBe(userEpoch)
  })
})

describe('opaque tokens changed by another tab', () => {
  const settled = () => {
    const seen = { isSettled: false }
    session.awaitChangeReason().then(() => {
      seen.isSettled = true
    })
    return seen
  }

  it('count as a refresh after a tenth of a second', async () => {
    vi.useFakeTimers()
    session.start(opaque('a'))
    const userEpoch = session.userEpoch()
    store(opaque('b'))
    const seen = settled()
    await vi.advanceTimersByTimeAsync(99)
    expect(seen.isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.isSettled).toBe(true)
    expect(session.userEpoch()).toBe(userEpoch)
    expect(settled()).toEqual({ isSettled: false })
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['started'])
  })

  it('are another user’s when a login is reported meanwhile', async () => {
    vi.useFakeTimers()
    session.start(opaque('a'))
    store(opaque('b'))
    const seen = settled()
    await vi.advanceTimersByTimeAsync(30)
    tell('session', 'login')
    tell('access', 'opaque-b')
    await vi.advanceTimersByTimeAsync(10)
    expect(seen.isSettled).toBe(true)
    expect(events).toEqual(['started', 'switched'])
  })

  it.each<[string, () => void]>([
    ['the tokens are those this tab knows', () => session.start(opaque('a'))],
    ['they tell whose they are', loggedIn(opaque('a'), () => store(pairOf(1)))],
    ['there are none', loggedIn(opaque('a'), () => localStorage.clear())],
    ['nobody was logged in', () => store(opaque('b'))],
  ])('are not waited for when %s', async (_, prepare) => {
    vi.useFakeTimers()
    prepare()
    const before = [...events]
    const seen = settled()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.isSettled).toBe(true)
    expect(events).toEqual(before)
  })
})

describe('the user named by the server', () => {
  const identified = vi.fn()
  let stop = () => {}
  beforeEach(() => {
    identified.mockClear()
    stop = session.onIdentified(identified)
  })
  afterEach(() => stop())

  it('is kept when first named, without a change of user', () => {
    session.start(opaque('a'))
    const userEpoch = session.userEpoch()
    session.identify('7')
    session.identify('7')
    expect(identified).toHaveBeenCalledOnce()
    expect([session.userId(), session.userEpoch()]).toEqual(['7', userEpoch])
    expect(events).toEqual(['started'])
  })

  it('ends the previous user’s work when it is another one', () => {
    session.start(opaque('a'), '7')
    saveDraft('debt', {})
    session.identify('8')
    expect(session.userId()).toBe('8')
    expect(events).toEqual(['started', 'switched'])
    expect(identified).not.toHaveBeenCalled()
    expect(readDraft('debt')).toBeUndefined()
  })

  it('is ignored for readable tokens, and when nobody is logged in', () => {
    session.start(pairOf(1))
    session.identify('8')
    expect(session.userId()).toBe('1')
    session.expire()
    session.identify('8')
    session.end()
    session.identify('8')
    expect(session.userId()).toBeNull()
    expect(identified).not.toHaveBeenCalled()
  })

  it('does not notify unsubscribed listeners', () => {
    session.start(opaque('a'))
    stop()
    session.identify('7')
    expect(identified).not.toHaveBeenCalled()
  })
})

describe('the stored tokens', () => {
  it.each<[string, boolean, () => void]>([
    ['nobody is logged in', true, () => store(pairOf(2))],
    ['they are of the same user', true, loggedIn(pairOf(1), () => store(pairOf(1, 2)))],
    ['they do not tell', true, loggedIn(pairOf(1), () => store(opaque('a')))],
    ['the user is not known', true, loggedIn(opaque('a'), () => store(pairOf(2)))],
    ['there are none', true, loggedIn(pairOf(1), () => localStorage.clear())],
    ['they are of another user', false, loggedIn(pairOf(1), () => store(pairOf(2)))],
  ])('when %s, match this tab’s user: %s', (_, isOurs, prepare) => {
    prepare()
    expect(session.tokensMatchUser()).toBe(isOurs)
  })
})
