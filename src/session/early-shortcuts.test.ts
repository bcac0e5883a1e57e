// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commandBarShortcut, queueEarlyShortcuts } from './early-shortcuts'
import { preferences } from './preferences'
import { session } from './session'
import { useShortcutKeys } from './shortcuts'

const root = createRootRoute()
const router = createRouter({
  routeTree: root.addChildren(
    ['/', '/about'].map((path) => createRoute({ getParentRoute: () => root, path })),
  ),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})
// As the router's component does.
router.history.subscribe(() => void router.load())
const clearQueue = queueEarlyShortcuts(router)

beforeEach(async () => {
  session.start({ access: 'opaque', refresh: 'opaque' })
  await router.navigate({ to: '/' })
  await router.load()
  clearQueue()
})
afterEach(() => {
  document.body.replaceChildren()
  session.end()
  vi.useRealTimers()
})

/** Presses a key; false if the browser does not handle it. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })

const pressAll = (keys: string) => {
  for (const key of keys) press(key)
}

/** The shortcuts that run when a screen with all of them is mounted. */
function runOnMount() {
  const run: string[] = []
  const keys = ['/', '?', 'j', 'k', 'n', 's', 'x', commandBarShortcut]
  const actions = keys.map((key) => [key, () => run.push(key)])
  renderHook(() => useShortcutKeys(Object.fromEntries(actions))).unmount()
  return run
}

it('early shortcuts run once when they are mounted, in the order of the presses', () => {
  expect(press('j')).toBe(false)
  press('Shift')
  pressAll('xjks')
  expect(press('k', { ctrlKey: true })).toBe(false)
  expect(runOnMount()).toEqual(['j', 'x', 'j', 'k', 's', commandBarShortcut])
  expect(runOnMount()).toEqual([])
})

it('an early shortcut waits until it is mounted, and others do not wait for it', () => {
  pressAll('sj')
  const next = vi.fn()
  renderHook(() => useShortcutKeys({ j: next }))
  expect(next).toHaveBeenCalledOnce()
  expect(runOnMount()).toEqual(['s'])
})

it.each(['/', '?', commandBarShortcut])('after an early %s, text runs no shortcut', (opener) => {
  const next = vi.fn()
  renderHook(() => useShortcutKeys({ k: next }))
  pressAll('j')
  if (opener === commandBarShortcut) press('k', { ctrlKey: true })
  else press(opener)
  pressAll('Jo nk2/')
  expect(next).not.toHaveBeenCalled()
  expect(runOnMount()).toEqual(['j', opener])
})

const buttonWithKeys = () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('keydown', (event) => event.preventDefault())
  button.focus()
  press('j')
}

it.each([
  ['presses another key', () => press('Tab')],
  ['presses another key after one that opens a dialog', () => pressAll('?') ?? press('Escape')],
  ['presses a key that a control handles', buttonWithKeys],
  ['presses the pointer', () => fireEvent.pointerDown(document.body)],
  ['opens another screen', () => router.navigate({ to: '/about' })],
])('an early shortcut is dropped when the user %s', async (_, act) => {
  press('j')
  await act()
  expect(runOnMount()).toEqual([])
})

it('an early shortcut is dropped when it has waited too long', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  press('j')
  press('k', { ctrlKey: true })
  vi.advanceTimersByTime(60_000)
  press('j')
  expect(runOnMount()).toEqual(['j'])
})

it('an early shortcut is dropped when one before it opens another screen', () => {
  pressAll('jjx')
  const open = vi.fn(() => void router.navigate({ to: '/about' }))
  renderHook(() => useShortcutKeys({ j: open }))
  expect(open).toHaveBeenCalledOnce()
  expect(runOnMount()).toEqual([])
})

it('an early shortcut does not run under a dialog or in a text box', () => {
  press('j')
  document.body.innerHTML = '<div role="dialog"></div>'
  expect(runOnMount()).toEqual([])
  document.body.innerHTML = ''
  press('j')
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.focus()
  expect(runOnMount()).toEqual([])
})

it('an early shortcut of the command bar runs in a text box, but not under a dialog', () => {
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.focus()
  press('k', { ctrlKey: true })
  expect(runOnMount()).toEqual([commandBarShortcut])
  press('k', { ctrlKey: true })
  document.body.innerHTML = '<div role="dialog"></div>'
  expect(runOnMount()).toEqual([])
})

it('a key that is held down early is queued once and does not reach the browser', () => {
  press('k', { ctrlKey: true })
  expect(press('k', { ctrlKey: true, repeat: true })).toBe(false)
  expect(runOnMount()).toEqual([commandBarShortcut])
})

it('an early shortcut is left to the browser while shortcuts are off or nobody is logged in', () => {
  act(() => preferences.write('shortcuts', false))
  expect(press('j')).toBe(true)
  expect(press('k', { metaKey: true })).toBe(false)
  act(() => preferences.write('shortcuts', true))
  expect(runOnMount()).toEqual([commandBarShortcut])
  session.end()
  expect(press('j')).toBe(true)
  expect(runOnMount()).toEqual([])
})
