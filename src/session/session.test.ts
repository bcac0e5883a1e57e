import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failStorage, pairOf, storePair, tokenOf } from './testing/pairs'
import { readTokens, type TokenPair } from './tokens'

type Session = typeof import('./session')['session']

/** The other tabs, as this one hears them. */
let others: BroadcastChannel
let session: Session
let replace: ReturnType<typeof vi.spyOn>
let reload: ReturnType<typeof vi.spyOn>
let events: ('expired' | 'logged-in')[]
let heard: unknown[]
let closeTab = () => {}
const channels: BroadcastChannel[] = []
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

/** Opens a tab, with the tokens of an earlier visit if there are any. */
async function openTab(pair: TokenPair | null) {
  if (pair) storePair(pair)
  vi.resetModules()
  const module = await import('./session')
  session = module.session
  replace = vi.spyOn(module.pageLoad, 'replace').mockImplementation(() => {})
  reload = vi.spyOn(module.pageLoad, 'reload').mockImplementation(() => {})
  document.body.innerHTML = '<p>Debts of Ann</p>'
  const listen = vi.spyOn(window, 'addEventListener')
  session.open()
  const added = [...listen.mock.calls]
  closeTab = () => {
    for (const listener of added) window.removeEventListener(...listener)
  }
  session.subscribe(() => events.push(session.isLoggedIn() ? 'logged-in' : 'expired'))
}

beforeEach(() => {
  localStorage.clear()
  events = []
  heard = []
  vi.stubGlobal('BroadcastChannel', TabChannel)
  others = new TabChannel('session')
  others.onmessage = ({ data }) => heard.push(data)
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  closeTab()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.style.visibility = ''
})

/** Stores tokens in another tab. */
const storeElsewhere = (pair: TokenPair | null) => {
  if (pair) storePair(pair)
  else localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: pair ? 'refresh' : null }))
}
/** Announces it in another tab, and waits until tabs have received it. */
const announce = async (message: string) => {
  const tab = new TabChannel('session')
  const received = new Promise((resolve) => (tab.onmessage = resolve))
  others.postMessage(message)
  await received
  await new Promise((resolve) => setTimeout(resolve, 20))
}
const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const isSettled = async (promise: Promise<unknown>) => {
  let settled = false
  promise.finally(() => {
    settled = true
  })
  await new Promise((resolve) => setTimeout(resolve, 70))
  return settled
}

const ann = 1
const bob = 2
const nameless = { access: 'nameless-1', refresh: 'nameless-2' }

describe('a tab', () => {
  it('without a user has not expired, and takes the one who logs in elsewhere', async () => {
    await openTab(null)
    expect(await session.tokensForRequest()).toBeNull()
    expect([session.userId(), session.hasExpired(), events]).toEqual([null, false, []])
    storeElsewhere(pairOf(bob))
    expect([events, session.userId()]).toEqual([['logged-in'], '2'])
    expect(replace).not.toHaveBeenCalled()
  })

  it('goes on with the renewed tokens of its user', async () => {
    await openTab(pairOf(ann))
    storeElsewhere(pairOf(ann))
    await session.start(pairOf(ann), true)
    expect(events).toEqual([])
    expect(replace).not.toHaveBeenCalled()
  })
})

it('a logout leaves the page even where storage is blocked', async () => {
  await openTab(pairOf(ann))
  failStorage('removeItem')
  expect(session.logOut).toThrow('removeItem')
  expect(replace).toHaveBeenCalledWith('/login')
})

describe('an expired session', () => {
  it.each<[string, () => unknown]>([
    ['is found by a request', () => localStorage.clear() ?? session.tokensForRequest()],
    ['is heard from another tab', () => storeElsewhere(null)],
    ['is found by a refusal', () => localStorage.clear() ?? session.expire('old.a.b')],
    ['is found when the page comes back', () => localStorage.clear() ?? show(true)],
    ['follows a refusal', () => session.expire(readTokens()?.access ?? '')],
  ])('%s, and keeps its user and page', async (_, expire) => {
    await openTab(pairOf(ann))
    await expire()
    expect(events).toEqual(['expired'])
    expect([session.isLoggedIn(), session.userId(), session.hasExpired()]).toEqual([
      false,
      '1',
      true,
    ])
    expect(replace).not.toHaveBeenCalled()
    expect(document.body.textContent).toBe('Debts of Ann')
  })

  it('is announced before its tokens are removed, so that a late refresh counts', async () => {
    await openTab(pairOf(ann))
    session.expire(readTokens()?.access ?? '')
    expect(session.isExpiryAnnounced()).toBe(true)
    await vi.waitFor(() => expect(heard).toEqual(['expired']))
  })

  it('that another tab announces lets a late refresh count here as well', async () => {
    await openTab(pairOf(ann))
    await announce('expired')
    expect([session.isExpiryAnnounced(), replace.mock.calls]).toEqual([true, []])
  })

  it('leaves a newer pair of another tab alone', async () => {
    const old = pairOf(ann)
    await openTab(old)
    const newer = pairOf(ann)
    storePair(newer)
    session.expire(old.access)
    expect(readTokens()).toEqual(newer)
    expect([session.isExpiryAnnounced(), events]).toEqual([false, []])
  })

  it('goes on when the same user logs in, here or elsewhere', async () => {
    await openTab(pairOf(ann))
    storeElsewhere(null)
    await session.start(pairOf(ann))
    storeElsewhere(null)
    storeElsewhere(pairOf(ann))
    expect(events).toEqual(['expired', 'logged-in', 'expired', 'logged-in'])
    expect(session.hasExpired()).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('a change of user', () => {
  const anns = () => openTab(pairOf(ann))

  it.each<[string, () => unknown]>([
    ['is heard from another tab', () => storeElsewhere(pairOf(bob))],
    ['is a login without a name', () => storeElsewhere(nameless)],
    [
      'is found by a request without an event',
      () => storePair(pairOf(bob)) ?? void session.tokensForRequest(),
    ],
    ['is found when the page comes back', () => storePair(pairOf(bob)) ?? show(true)],
    ['follows a login here', () => void session.start(pairOf(bob))],
    ['follows an expiry', () => storeElsewhere(null) ?? storeElsewhere(pairOf(bob))],
    ['is found after a refused refresh', () => storePair(pairOf(bob)) ?? session.expire('old.a.b')],
  ])('%s: the page is emptied and loaded anew', async (_, change) => {
    await anns()
    change()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
    expect(document.body.childNodes).toHaveLength(0)
    expect(session.isLeaving()).toBe(true)
  })

  it('ends the requests and the login that are caught by it: they never settle', async () => {
    await anns()
    expect(await isSettled(session.start(pairOf(bob)))).toBe(false)
    expect(await isSettled(session.tokensForRequest())).toBe(false)
    expect(session.isLoggedIn()).toBe(true)
  })

  it('stops the writes of tokens', async () => {
    await anns()
    const bobs = pairOf(bob)
    storeElsewhere(bobs)
    void session.start(pairOf(ann))
    session.expire(bobs.access)
    expect(readTokens()).toEqual(bobs)
    expect([events, replace.mock.calls]).toEqual([[], [['/']]])
  })

  it('lifts the prompt about unsaved work', async () => {
    await anns()
    const prompt = vi.fn((event: BeforeUnloadEvent) => event.preventDefault())
    window.addEventListener('beforeunload', prompt, true)
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    storeElsewhere(pairOf(bob))
    expect(leave()).toBe(true)
    expect(prompt).toHaveBeenCalledOnce()
    window.removeEventListener('beforeunload', prompt, true)
  })

  it('is every login of a user whom no token names', async () => {
    await openTab(nameless)
    storeElsewhere({ ...nameless, access: 'nameless-3' })
    expect(replace).not.toHaveBeenCalled()
    storeElsewhere(null)
    storeElsewhere({ ...nameless, access: 'nameless-4' })
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('is a login without a name in a tab that another has just logged in', async () => {
    await openTab(null)
    storeElsewhere(nameless)
    void session.start({ ...nameless, access: 'nameless-3' })
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('is not seen in a pair that is half written', async () => {
    await anns()
    const old = readTokens() as TokenPair
    // Another tab has stored the access token of a user and not yet the refresh token.
    storeElsewhere({ access: tokenOf(bob), refresh: old.refresh })
    storePair(pairOf(ann))
    await new Promise((resolve) => setTimeout(resolve, 70))
    expect(replace).not.toHaveBeenCalled()
    storePair({ access: tokenOf(bob), refresh: old.refresh })
    const reading = session.tokensForRequest()
    const anew = pairOf(ann)
    storePair(anew)
    expect(await reading).toEqual(anew)
  })
})

describe('a logout', () => {
  it('removes the tokens, tells the other tabs and loads the login screen', async () => {
    await openTab(pairOf(ann))
    session.logOut()
    expect(readTokens()).toBeNull()
    expect(replace).toHaveBeenCalledExactlyOnceWith('/login')
    expect([document.body.childNodes.length, document.body.hidden]).toEqual([0, true])
    await vi.waitFor(() => expect(heard).toEqual(['logged-out']))
  })

  it.each([
    ['ends the page of a user', pairOf(ann), false],
    ['ends the page of a user whose session has expired', pairOf(ann), true],
    ['leaves a page without a user alone', null, false],
  ])('in another tab %s', async (_, pair, isExpired) => {
    await openTab(pair)
    if (isExpired) storeElsewhere(null)
    await announce('logged-out')
    expect(replace.mock.calls).toEqual(pair ? [['/login']] : [])
  })
})

describe('a login', () => {
  it('stores both tokens and makes the user that of the tab', async () => {
    await openTab(null)
    const pair = pairOf(ann)
    await session.start(pair)
    expect([readTokens(), session.userId(), events]).toEqual([pair, '1', ['logged-in']])
  })

  it.each([
    ['fails where storage cannot be written', null, []],
    ['with renewed tokens that cannot be stored is an expiry', pairOf(ann), ['expired']],
  ])('%s', async (_, pair, expected) => {
    await openTab(pair)
    failStorage('setItem')
    await expect(session.start(pairOf(ann), true)).rejects.toThrow('setItem')
    expect([session.isLoggedIn(), events]).toEqual([false, expected])
  })
})

it('a page in the back/forward cache is hidden until the session is checked', async () => {
  await openTab(pairOf(ann))
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(document.body.style.visibility).toBe('hidden')
  show(true)
  expect(document.body.style.visibility).toBe('hidden')
  await vi.waitFor(() => expect(document.body.style.visibility).toBe(''))
})

it('a page that a change of user had emptied is loaded anew when Back leads to it', async () => {
  await openTab(pairOf(ann))
  session.logOut()
  show(false)
  show(true)
  expect(reload).toHaveBeenCalledOnce()
})
