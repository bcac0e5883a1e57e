// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from './preferences'
import { session } from './session'
import { useShortcutKeys } from './shortcuts'

beforeEach(() => session.start({ access: 'opaque', refresh: 'opaque' }))
afterEach(() => session.end())

/** Presses a key; false if a shortcut handled it. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init })

it('a shortcut runs its action, and other keys reach the page', () => {
  const next = vi.fn()
  renderHook(() => useShortcutKeys({ j: next }))
  expect(press('j')).toBe(false)
  expect(next).toHaveBeenCalledOnce()
  expect(press('x')).toBe(true)
  expect(press('toString')).toBe(true)
  expect(press('j', { ctrlKey: true })).toBe(true)
  expect(next).toHaveBeenCalledOnce()
})

it('a key that is held down runs only repeatable actions, and never reaches the browser', () => {
  const next = vi.fn()
  const select = vi.fn()
  const repeatable = ['j']
  renderHook(() => useShortcutKeys({ j: next, x: select }, repeatable))
  expect(press('j', { repeat: true })).toBe(false)
  expect(press('x', { repeat: true })).toBe(false)
  expect(next).toHaveBeenCalledOnce()
  expect(select).not.toHaveBeenCalled()
})

it('a shortcut runs the latest action', () => {
  const before = vi.fn()
  const after = vi.fn()
  const { rerender } = renderHook(({ action }) => useShortcutKeys({ j: action }), {
    initialProps: { action: before },
  })
  rerender({ action: after })
  press('j')
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledOnce()
})

it('shortcuts do nothing when they are off or the screen is unmounted', () => {
  const next = vi.fn()
  const { unmount } = renderHook(() => useShortcutKeys({ j: next }))
  act(() => preferences.write('shortcuts', false))
  expect(press('j')).toBe(true)
  act(() => preferences.write('shortcuts', true))
  expect(press('j')).toBe(false)
  unmount()
  expect(press('j')).toBe(true)
  expect(next).toHaveBeenCalledOnce()
})
