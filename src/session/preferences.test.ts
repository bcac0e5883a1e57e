import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from './preferences'
import { session } from './session'
import { pairOf, storePair } from './testing/pairs'
import { usePreference } from './usePreference'

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : 'default')

beforeEach(async () => {
  localStorage.clear()
  await session.start(pairOf(1))
})
afterEach(() => vi.restoreAllMocks())

it('a preference is stored per user', () => {
  preferences.write('columns', ['age'])
  expect(localStorage.getItem('preference:1:columns')).toBe('["age"]')
  vi.spyOn(session, 'userId').mockReturnValue('2')
  expect(preferences.read('columns')).toBeNull()
})

it.each([
  ['no token names the user', () => vi.spyOn(session, 'userId').mockReturnValue(null)],
  [
    'storage is full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full')
      }),
  ],
])('a preference holds until the page goes when %s', (_, arrange) => {
  arrange()
  preferences.write('columns', 'age')
  expect(preferences.read('columns')).toBe('"age"')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('preference'))).toEqual([])
})

it('a preference is unset when storage cannot be read', () => {
  preferences.write('columns', 'age')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(preferences.read('columns')).toBeNull()
})

describe('a preference on the screen', () => {
  it('follows changes in this tab, in others and of the user', () => {
    const { result } = renderHook(() => usePreference('sort', asText))
    expect(result.current[0]).toBe('default')
    act(() => result.current[1]('age'))
    expect(result.current[0]).toBe('age')
    act(() => {
      localStorage.setItem('preference:1:sort', '"name"')
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(result.current[0]).toBe('name')
    vi.spyOn(session, 'userId').mockReturnValue('2')
    storePair(pairOf(1))
    act(() => session.renew(pairOf(1)))
    expect(result.current[0]).toBe('default')
  })

  it('that is no JSON counts as unset', () => {
    localStorage.setItem('preference:1:sort', '{broken')
    const { result } = renderHook(() => usePreference('sort', asText))
    expect(result.current[0]).toBe('default')
  })

  it('is the same value until it changes', () => {
    const asList = (stored: unknown) => [stored]
    const { result, rerender } = renderHook(() => usePreference('sort', asList))
    const [value] = result.current
    rerender()
    expect(result.current[0]).toBe(value)
  })
})
