import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './session'
import { failStorage, pairOf } from './testing/pairs'
import { usePreference } from './usePreference'

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : 'default')
const open = () => renderHook(() => usePreference('sort', asText)).result
const change = (preference: ReturnType<typeof open>) => act(() => preference.current[1]('age'))

beforeEach(async () => {
  localStorage.clear()
  await session.start(pairOf(1))
})
afterEach(() => vi.restoreAllMocks())

it('a preference is stored per user', () => {
  const preference = open()
  expect(preference.current[0]).toBe('default')
  change(preference)
  expect(preference.current[0]).toBe('age')
  expect(localStorage.getItem('preference:1:sort')).toBe('"age"')
  expect(open().current[0]).toBe('age')
  vi.spyOn(session, 'userId').mockReturnValue('2')
  expect(open().current[0]).toBe('default')
})

it.each([
  ['no token names the user', () => vi.spyOn(session, 'userId').mockReturnValue(null)],
  ['storage is full', () => failStorage('setItem')],
])('a preference holds until the screen is left when %s', (_, arrange) => {
  arrange()
  const preference = open()
  change(preference)
  expect(preference.current[0]).toBe('age')
  expect(open().current[0]).toBe('default')
})

it.each([
  ['is no JSON', () => localStorage.setItem('preference:1:sort', '{broken')],
  ['cannot be read', () => failStorage('getItem')],
])('a preference that %s is unset', (_, arrange) => {
  arrange()
  expect(open().current[0]).toBe('default')
})
