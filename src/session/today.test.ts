import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentDay, useToday } from './today'

const at = (moment: string) => vi.setSystemTime(new Date(moment))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the day moves on at midnight in London', () => {
  test.each([
    ['in winter', '2026-11-20T23:59:59.500Z', '2026-11-20', '2026-11-21'],
    ['in summer', '2026-07-01T22:59:59.500Z', '2026-07-01', '2026-07-02'],
    ['before the clocks go forward', '2026-03-28T23:59:59.500Z', '2026-03-28', '2026-03-29'],
    ['after the clocks went forward', '2026-03-29T22:59:59.500Z', '2026-03-29', '2026-03-30'],
    ['before the clocks go back', '2026-10-24T22:59:59.500Z', '2026-10-24', '2026-10-25'],
    ['after the clocks went back', '2026-10-25T23:59:59.500Z', '2026-10-25', '2026-10-26'],
    ['at the end of the year', '2026-12-31T23:59:59.500Z', '2026-12-31', '2027-01-01'],
  ])('%s', (_, moment, before, after) => {
    at(moment)
    const { result } = renderHook(useToday)
    expect(result.current).toBe(before)
    pass(499)
    expect(result.current).toBe(before)
    pass(1)
    expect(result.current).toBe(after)
  })

  test('night after night', () => {
    at('2026-10-24T12:00:00Z')
    const { result } = renderHook(useToday)
    pass(4 * 24 * 3_600_000)
    expect(result.current).toBe('2026-10-28')
  })
})

test.each([
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from the cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['the machine woke up without an event', () => vi.advanceTimersByTime(60_000)],
])('the day is read again after sleep when %s', (_, wake) => {
  at('2026-11-20T20:00:00Z')
  const { result } = renderHook(useToday)
  // Timers pause during sleep, but the clock continues.
  at('2026-11-23T08:00:00Z')
  expect(result.current).toBe('2026-11-20')
  act(() => void wake())
  expect(result.current).toBe('2026-11-23')
})

test('all components and other code have the same day, and a closed one leaves no timer', () => {
  at('2026-11-20T20:00:00Z')
  const hooks = [renderHook(useToday), renderHook(useToday)]
  at('2026-11-21T08:00:00Z')
  pass(60_000)
  const late = renderHook(useToday)
  for (const { result } of [...hooks, late]) expect(result.current).toBe(currentDay())
  for (const { unmount } of [...hooks, late]) unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the day is read from the clock when no screen subscribes', () => {
  at('2026-11-20T20:00:00Z')
  expect(currentDay()).toBe('2026-11-20')
  at('2027-01-01T00:00:00Z')
  expect(currentDay()).toBe('2027-01-01')
})
