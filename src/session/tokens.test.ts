import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failStorage, pairOf, storePair, tokenOf } from './testing/pairs'
import { isHalfWritten, isToken, pairUser, readTokens, writeTokens } from './tokens'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const claims = (payload: unknown) => `head.${btoa(JSON.stringify(payload))}.sign`
const nameless = claims({ exp: 1 })

it.each([
  [tokenOf(1), true],
  ['undefined-1', true],
  ['nullable', true],
  ['x'.repeat(8192), true],
  ['undefined', false],
  ['null', false],
  ['', false],
  ['a b', false],
  ['a\nb', false],
  ['{"token":1}', false],
  ['x'.repeat(8193), false],
  [undefined, false],
])('%j is a token: %s', (value, expected) => {
  expect(isToken(value)).toBe(expected)
})

describe('the stored pair', () => {
  it.each([
    ['there is no access token', () => localStorage.setItem('refresh', tokenOf(1))],
    ['the access token is none', () => storePair({ access: 'undefined', refresh: tokenOf(1) })],
    ['storage is blocked', () => storePair(pairOf(1)) ?? failStorage('getItem')],
  ])('is missing when %s', (_, arrange) => {
    arrange()
    expect(readTokens()).toBeNull()
  })

  it('has a blank refresh token when there is none', () => {
    localStorage.setItem('access', 'a.b.c')
    expect(readTokens()).toEqual({ access: 'a.b.c', refresh: '' })
  })

  it('is written with the access token first', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem')
    writeTokens({ access: 'a.b.c', refresh: 'd.e.f' })
    expect(set.mock.calls).toEqual([
      ['access', 'a.b.c'],
      ['refresh', 'd.e.f'],
    ])
  })

  it('is not stored by halves when storage is full', () => {
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'refresh') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    expect(() => writeTokens(pairOf(1))).toThrow('full')
    expect({ ...localStorage }).toEqual({})
  })
})

describe('the user of a pair', () => {
  it.each<[string, string, string | null]>([
    [claims({ user_id: 7 }), nameless, '7'],
    [claims({ sub: 'ann' }), nameless, 'ann'],
    [nameless, claims({ user_id: 7 }), '7'],
    [`head.${btoa('{"user_id":"a>>?"}').replaceAll('/', '_').replaceAll('+', '-')}.s`, '', 'a>>?'],
    [nameless, nameless, null],
    ['head.%.sign', '', null],
    [claims(null), '', null],
  ])('of %s and %s is %s', (access, refresh, user) => {
    expect(pairUser({ access, refresh })).toBe(user)
  })
})

it.each([
  ['name one user', tokenOf(1), tokenOf(1), false],
  ['name one user as number and text', tokenOf(1), tokenOf('1'), false],
  ['name two users', tokenOf(2), tokenOf(1), true],
  ['name one user and none', tokenOf(2), nameless, false],
  ['name none and one user', nameless, tokenOf(2), false],
])('a pair whose tokens %s is half written: %s', (_, access, refresh, expected) => {
  expect(isHalfWritten({ access, refresh })).toBe(expected)
})
