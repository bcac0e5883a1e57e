// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint'

afterEach(() => vi.useRealTimers())

test('a task runs in a task of its own after the next frame', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  const task = vi.fn()
  requestAnimationFrame(() => expect(task).not.toHaveBeenCalled())
  afterPaint(task)
  requestAnimationFrame(() => expect(task).not.toHaveBeenCalled())
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})
