import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from './preferences'
import { session } from './session'

const tokenOf = (user: number | string) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`
const logIn = (user: number | string) =>
  session.start({ access: tokenOf(user), refresh: tokenOf(user) })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  session.end()
})

it('is stored per user, and found again after logging out and in', () => {
  logIn(1)
  preferences.write('density', 'compact')
  session.end()
  logIn(2)
  expect(preferences.read('density')).toBeNull()
  preferences.write('density', 'comfortable')
  logIn(1)
  expect(preferences.read('density')).toBe('"compact"')
})

it('is kept in memory when the user is only known by email address', () => {
  logIn('dana@example.com')
  preferences.write('density', 'compact')
  expect(preferences.read('density')).toBe('"compact"')
  expect(JSON.stringify(Object.keys(localStorage))).not.toContain('preference')
  session.end()
  logIn('otis@example.com')
  expect(preferences.read('density')).toBeNull()
})

it.each(['full from the start', 'full later on'])(
  'holds until the page goes: storage is %s',
  (when) => {
    logIn(1)
    if (when === 'full later on') preferences.write('density', 'comfortable')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    preferences.write('density', 'compact')
    expect(preferences.read('density')).toBe('"compact"')
  },
)

it('is found once the server has identified the user of opaque tokens', () => {
  localStorage.setItem('preference:7:density', '"compact"')
  session.start({ access: 'opaque', refresh: 'opaque-too' })
  const listener = vi.fn()
  const leave = preferences.subscribe(listener)
  expect(preferences.read('density')).toBeNull()
  session.identify('7')
  expect(listener).toHaveBeenCalledOnce()
  expect(preferences.read('density')).toBe('"compact"')
  leave()
})

it('notifies of changes in this tab, in another tab, and of another user', () => {
  const listener = vi.fn()
  const leave = preferences.subscribe(listener)
  preferences.write('density', 'compact')
  window.dispatchEvent(new StorageEvent('storage'))
  logIn(1)
  expect(listener).toHaveBeenCalledTimes(3)
  leave()
  preferences.write('density', 'comfortable')
  window.dispatchEvent(new StorageEvent('storage'))
  logIn(2)
  expect(listener).toHaveBeenCalledTimes(3)
})

it('is unset when storage cannot be read', () => {
  logIn(1)
  preferences.write('density', 'compact')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(preferences.read('density')).toBeNull()
})
