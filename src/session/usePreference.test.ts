// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from './preferences'
import { session } from './session'
import { useShortcuts } from './shortcuts'
import { usePreference } from './usePreference'

const logIn = (user: number) =>
  session.start({ access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`, refresh: 'r' })

beforeEach(() => logIn(1))
afterEach(() => {
  session.end()
  localStorage.clear()
})

it('a preference follows changes in this tab, in others, and of the user', () => {
  const parse = vi.fn((stored: unknown) => (stored === 'compact' ? 'compact' : 'comfortable'))
  const { result } = renderHook(() => usePreference('density', parse))
  expect(result.current[0]).toBe('comfortable')
  expect(parse).toHaveBeenLastCalledWith(undefined)
  act(() => result.current[1]('compact'))
  expect(result.current[0]).toBe('compact')
  act(() => logIn(2))
  expect(result.current[0]).toBe('comfortable')
  act(() => preferences.write('density', 'compact'))
  expect(result.current[0]).toBe('compact')
})

it('a preference is parsed again only when it or its parser changes', () => {
  const first = vi.fn((stored: unknown) => stored)
  const second = vi.fn((stored: unknown) => [stored])
  const { result, rerender } = renderHook(({ parse }) => usePreference<unknown>('columns', parse), {
    initialProps: { parse: first as (stored: unknown) => unknown },
  })
  act(() => result.current[1](['amount', 'age']))
  const calls = first.mock.calls.length
  const [value] = result.current
  expect(value).toEqual(['amount', 'age'])
  rerender({ parse: first })
  expect(result.current[0]).toBe(value)
  expect(first.mock.calls.length).toBe(calls)
  rerender({ parse: second })
  expect(result.current[0]).toEqual([['amount', 'age']])
})

it('a preference that is no JSON counts as unset', () => {
  localStorage.setItem('preference:1:density', '{broken')
  const { result } = renderHook(() => usePreference('density', (stored) => stored === undefined))
  expect(result.current[0]).toBe(true)
})

it('shortcuts are on until they are turned off, and kept under a name of their own', () => {
  const { result } = renderHook(() => useShortcuts())
  expect(result.current[0]).toBe(true)
  act(() => result.current[1](false))
  expect(result.current[0]).toBe(false)
  expect(localStorage.getItem('preference:1:shortcuts')).toBe('false')
  act(() => result.current[1](true))
  expect(result.current[0]).toBe(true)
})
