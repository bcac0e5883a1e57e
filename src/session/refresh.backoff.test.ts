import { beforeEach, expect, it, vi } from 'vitest'
import { refreshBackoff } from './refresh'

let now = 0
let isOnline = true
beforeEach(() => {
  refreshBackoff.reset()
  isOnline = true
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

/** Fails once, and counts the milliseconds until a refresh is allowed again. */
function waitAfterFailure(refresh: string): number {
  refreshBackoff.start(refresh)
  const failedAt = now
  while (refreshBackoff.isActive(refresh)) now += 100
  return now - failedAt
}

it('the delay doubles with each failure in a row, from half a second to ten', () => {
  const waits = Array.from({ length: 7 }, () => waitAfterFailure('token'))
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
})

it('the delay is the shortest again after a clear result, and for another token', () => {
  waitAfterFailure('token')
  waitAfterFailure('token')
  expect(waitAfterFailure('another')).toBe(500)
  expect(waitAfterFailure('another')).toBe(1_000)
  refreshBackoff.reset()
  expect(waitAfterFailure('another')).toBe(500)
})

it('only the failed token is delayed, and none before a failure or after a clear result', () => {
  expect(refreshBackoff.isActive('')).toBe(false)
  refreshBackoff.start('token')
  expect(refreshBackoff.isActive('token')).toBe(true)
  expect(refreshBackoff.isActive('another')).toBe(false)
  refreshBackoff.reset()
  expect(refreshBackoff.isActive('token')).toBe(false)
})

it.each([
  { failed: 'offline', next: 'online', waits: false },
  { failed: 'offline', next: 'offline', waits: true },
  { failed: 'online', next: 'offline', waits: true },
  { failed: 'online', next: 'online', waits: true },
])('a failure while $failed makes the next refresh wait while $next: $waits', (each) => {
  isOnline = each.failed === 'online'
  refreshBackoff.start('token')
  isOnline = each.next === 'online'
  expect(refreshBackoff.isActive('token')).toBe(each.waits)
})
