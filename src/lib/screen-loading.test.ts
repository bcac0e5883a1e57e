// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { holdScreen, runWhenLoaded } from './screen-loading'

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
