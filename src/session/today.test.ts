import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentDay, useToday } from './today'

const at = (moment: string) => vi.setSystemTime(new Date(moment))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['a minute has passed', () => vi.advanceTimersByTime(60_000)],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the day moves on when %s, for all components, and a closed one leaves no timer', (_, wake) => {
  at('2026-07-01T22:59:30Z')
  const hooks = [renderHook(useToday), renderHook(useToday)]
  for (const { result } of hooks) expect(result.current).toBe('2026-07-01')
  at('2026-07-01T23:00:00Z')
  act(() => void wake())
  for (const { result } of hooks) expect(result.current).toBe('2026-07-02')
  expect(currentDay()).toBe('2026-07-02')
  for (const { unmount } of hooks) unmount()
  expect(vi.getTimerCount()).toBe(0)
})
