import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isToken,
  parseStorageEvent,
  readTokens,
  removeInvalidTokens,
  tokenUserId,
  wipeTokens,
  writeTokens,
} from './tokens'

const pair = { access: 'aaa.bbb.ccc', refresh: 'ddd.eee.fff' }
const inStorage = () => ({ ...localStorage })

beforeEach(() => {
  localStorage.clear()
  wipeTokens()
})
afterEach(() => vi.restoreAllMocks())

describe('a token', () => {
  it.each(['a', 'A1', '9', 'eyJhbGciOi.eyJ1c2VyX2lkIjoxfQ.c2ln-_~+/=', 'x'.repeat(8_192)])(
    'is taken when it is one printable word: %.40s',
    (value) => expect(isToken(value)).toBe(true),
  )

  it.each([
    ...['', ' a', 'a ', 'a b', '.a', '-a', '{"a":1}', 'a\n', 'a\nb', 'é', 'aé', 'a,b', 'a;b'],
    ...['undefined', 'null', 'x'.repeat(8_193), null, undefined, 12, {}, ['a']],
  ])('is not taken when it is anything else: %.40j', (value) => {
    expect(isToken(value)).toBe(false)
  })
})

describe('the stored pair', () => {
  it('is what was written, under two keys', () => {
    writeTokens(pair)
    expect(readTokens()).toEqual(pair)
    expect(inStorage()).toEqual(pair)
  })

  it('is an access token alone when the refresh token is missing or no token', () => {
    localStorage.setItem('access', 'aaa')
    expect(readTokens()).toEqual({ access: 'aaa', refresh: '' })
    localStorage.setItem('refresh', 'null')
    expect(readTokens()).toEqual({ access: 'aaa', refresh: '' })
  })

  it('is null when there is no access token', () => {
    localStorage.setItem('refresh', 'ddd')
    expect(readTokens()).toBeNull()
  })

  it('is removed from storage and memory when it is wiped', () => {
    writeTokens(pair)
    localStorage.setItem('colours', 'dark')
    wipeTokens()
    expect(inStorage()).toEqual({ colours: 'dark' })
    expect(readTokens()).toBeNull()
  })
})

/** Runs a change and records its calls to storage. */
function writesOf(change: () => void): string[] {
  const writes: string[] = []
  const { setItem, removeItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    writes.push(`${key}=${value}`)
    setItem.call(this, key, value)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    writes.push(`-${key}`)
    removeItem.call(this, key)
  })
  change()
  return writes
}

describe('other tabs', () => {
  it('see the reason of a login before the tokens, and nothing of it afterwards', () => {
    expect(writesOf(() => writeTokens(pair, 'login'))).toEqual([
      'session=login',
      'access=aaa.bbb.ccc',
      'refresh=ddd.eee.fff',
      '-session',
    ])
    expect(inStorage()).toEqual(pair)
  })

  it('see the reason of an expiry before the tokens go', () => {
    expect(writesOf(() => wipeTokens('expired'))).toEqual([
      'session=expired',
      '-access',
      '-refresh',
      '-session',
    ])
  })

  it('see no reason when a refresh changes the tokens', () => {
    expect(writesOf(() => writeTokens(pair))).toEqual([
      'access=aaa.bbb.ccc',
      'refresh=ddd.eee.fff',
      '-session',
    ])
  })

  it('get the tokens without their reason when storage has no room for it', () => {
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'session') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    writeTokens(pair, 'login')
    expect(inStorage()).toEqual(pair)
    expect(readTokens()).toEqual(pair)
  })

  it.each([
    [{ key: 'session', newValue: 'login' }, { reason: 'login' }],
    [{ key: 'session', newValue: 'expired' }, { reason: 'expired' }],
    [{ key: 'session', newValue: 'anything' }, { reason: undefined }],
    [{ key: 'session', newValue: null }, { reason: undefined }],
    [{ key: 'access', newValue: 'aaa' }, 'tokens'],
    [{ key: 'access', newValue: null }, 'tokens'],
    [{ key: null, newValue: null }, 'tokens'],
    [{ key: 'refresh', newValue: 'ddd' }, null],
    [{ key: 'colours', newValue: 'dark' }, null],
  ])('receive the event %j as %j', (init, expected) => {
    expect(parseStorageEvent(new StorageEvent('storage', init))).toEqual(expected)
  })
})

describe('storage that fails', () => {
  const full = (method: 'getItem' | 'setItem' | 'removeItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })

  it('leaves the pair in memory until a later write succeeds', () => {
    const setItem = full('setItem')
    writeTokens(pair)
    expect(inStorage()).toEqual({})
    expect(readTokens()).toEqual(pair)
    setItem.mockRestore()
    localStorage.setItem('access', 'of-another-tab')
    expect(readTokens()).toEqual(pair)
    writeTokens({ access: 'new', refresh: 'newer' })
    localStorage.setItem('access', 'of-another-tab')
    expect(readTokens()).toEqual({ access: 'of-another-tab', refresh: 'newer' })
  })

  it('is read again after the pair in memory was wiped', () => {
    full('setItem').mockClear()
    writeTokens(pair)
    wipeTokens()
    expect(readTokens()).toBeNull()
    vi.restoreAllMocks()
    localStorage.setItem('access', 'of-another-tab')
    expect(readTokens()?.access).toBe('of-another-tab')
  })

  it('does not stop the pair from being read from memory, wiped or tidied', () => {
    writeTokens(pair)
    full('getItem')
    full('removeItem')
    expect(readTokens()).toEqual(pair)
    expect(() => removeInvalidTokens()).not.toThrow()
    expect(() => wipeTokens()).not.toThrow()
    expect(readTokens()).toBeNull()
  })

  it('is bypassed when the browser throws on access', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readTokens()).toBeNull()
    writeTokens(pair, 'login')
    expect(readTokens()).toEqual(pair)
    expect(() => removeInvalidTokens()).not.toThrow()
    wipeTokens('expired')
    expect(readTokens()).toBeNull()
  })

  it('is used again as soon as the browser allows it', () => {
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    writeTokens(pair)
    refused.mockRestore()
    expect(readTokens()).toEqual(pair)
    writeTokens({ access: 'new', refresh: 'newer' })
    expect(inStorage()).toEqual({ access: 'new', refresh: 'newer' })
  })
})

it('removeInvalidTokens removes invalid tokens only', () => {
  localStorage.setItem('access', 'null')
  localStorage.setItem('refresh', 'ddd')
  localStorage.setItem('colours', 'a b')
  removeInvalidTokens()
  expect(inStorage()).toEqual({ refresh: 'ddd', colours: 'a b' })
  localStorage.setItem('access', 'aaa')
  localStorage.setItem('refresh', '')
  removeInvalidTokens()
  expect(inStorage()).toEqual({ access: 'aaa', colours: 'a b' })
})

describe('the user of a token', () => {
  const of = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.sign`

  it.each([
    [of({ user_id: 7 }), '7'],
    [of({ user_id: 0 }), '0'],
    [of({ user_id: 'b3c1' }), 'b3c1'],
    // The payload has both characters in which base64url differs: {"user_id":"??>>??"}.
    ['head.eyJ1c2VyX2lkIjoiPz8-Pj8_In0.sign', '??>>??'],
  ])('is its user_id: %s', (token, user) => expect(tokenUserId(token)).toBe(user))

  it.each([
    ...['opaque', 'head..sign', 'head.%%%.sign', 'head.bm9uZQ.sign'],
    ...[{}, null, 7, 'text', { user_id: null }, { user_id: true }, { user_id: { id: 1 } }].map(of),
  ])('is null when the token is opaque: %s', (token) => {
    expect(tokenUserId(token)).toBeNull()
  })
})
