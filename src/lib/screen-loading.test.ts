// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { afterPaint, holdScreen, nextPaint, runWhenLoaded } from './screen-loading'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

it('a task runs after the screen is painted', () => {
  const task = vi.fn()
  runWhenLoaded(task)
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

it('a task waits until everything on the screen has loaded', () => {
  const task = vi.fn()
  const releaseRoute = holdScreen()
  const releaseData = holdScreen()
  runWhenLoaded(task)
  releaseRoute()
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  releaseData()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

it('a task waits again when loading resumes before the screen is painted', () => {
  const task = vi.fn()
  runWhenLoaded(task)
  const release = holdScreen()
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  release()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

it('a cancelled task never runs', () => {
  const task = vi.fn()
  const release = holdScreen()
  runWhenLoaded(task)()
  release()
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
})

it('a task after the paint runs in a task of its own after the next frame', () => {
  const task = vi.fn()
  requestAnimationFrame(() => expect(task).not.toHaveBeenCalled())
  afterPaint(task)
  requestAnimationFrame(() => expect(task).not.toHaveBeenCalled())
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

it.each([
  ['waits for the next frame', false, 1],
  ['waits for no frame in a hidden tab', true, 0],
])('nextPaint %s', async (_, hidden, frames) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  const request = vi.spyOn(window, 'requestAnimationFrame')
  const painted = nextPaint()
  expect(request).toHaveBeenCalledTimes(frames)
  vi.runAllTimers()
  await painted
})

it('nextPaint does not wait for a frame that never comes', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const painted = nextPaint()
  vi.runAllTimers()
  await expect(painted).resolves.toBeUndefined()
})
