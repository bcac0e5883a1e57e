// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commandBarShortcut, keepEarlyKeys } from './early-keys'
import { preferences } from './preferences'
import { session } from './session'
import { useShortcutKeys } from './shortcuts'

const forget = keepEarlyKeys()
beforeEach(() => {
  session.start({ access: 'opaque', refresh: 'opaque' })
  forget()
})
afterEach(() => {
  document.body.replaceChildren()
  session.end()
})

/** Presses a key; false if it is kept from the browser. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init })

/** The shortcuts that run when a screen with all of them arrives. */
function runOnArrival() {
  const run: string[] = []
  const actions = ['/', 'j', 'x', commandBarShortcut].map((key) => [key, () => run.push(key)])
  renderHook(() => useShortcutKeys(Object.fromEntries(actions))).unmount()
  return run
}

it('an early shortcut runs once when it arrives, in the order of the presses', () => {
  expect(press('k', { ctrlKey: true })).toBe(false)
  press('Shift')
  expect(press('j')).toBe(false)
  press('x')
  press('j')
  expect(runOnArrival()).toEqual([commandBarShortcut, 'j', 'x', 'j'])
  expect(runOnArrival()).toEqual([])
})

it('an early shortcut waits for the code of another shortcut', () => {
  press('/')
  press('j')
  const next = vi.fn()
  renderHook(() => useShortcutKeys({ j: next }))
  expect(next).toHaveBeenCalledOnce()
  expect(runOnArrival()).toEqual(['/'])
})

it.each([
  ['presses another key', () => press('Tab')],
  ['presses the pointer', () => fireEvent.pointerDown(document.body)],
  ['opens another screen', forget],
])('an early shortcut is forgotten when the user %s', (_, act) => {
  press('j')
  act()
  expect(runOnArrival()).toEqual([])
})

it('an early shortcut does not run under a dialog or in a text box', () => {
  press('j')
  document.body.innerHTML = '<div role="dialog"></div>'
  expect(runOnArrival()).toEqual([])
  document.body.innerHTML = '<input>'
  press('j')
  document.querySelector('input')?.focus()
  expect(runOnArrival()).toEqual([])
})

it('an early shortcut is left to the browser while shortcuts are off or nobody is logged in', () => {
  act(() => preferences.write('shortcuts', false))
  expect(press('j')).toBe(true)
  expect(press('k', { metaKey: true })).toBe(false)
  act(() => preferences.write('shortcuts', true))
  expect(runOnArrival()).toEqual([commandBarShortcut])
  session.end()
  expect(press('j')).toBe(true)
  expect(runOnArrival()).toEqual([])
})
