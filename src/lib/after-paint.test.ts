// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint, nextPaint } from './after-paint'

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

test.each([
  ['waits for the next frame', false, 1],
  ['waits for no frame in a hidden tab', true, 0],
])('nextPaint %s', async (_, hidden, frames) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  const request = vi.spyOn(window, 'requestAnimationFrame')
  await nextPaint()
  expect(request).toHaveBeenCalledTimes(frames)
})

test('nextPaint does not wait for a frame that never comes', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await expect(nextPaint()).resolves.toBeUndefined()
})
