// @vitest-environment node
import { expect, test } from 'vitest'
import { createHistory } from './history'

const step = (after: string) => [{ rowIndex: 0, column: 0, before: '', after }]

test('steps are undone from the newest to the oldest, and redone the other way', () => {
  const history = createHistory()
  history.add(step('a'))
  history.add(step('b'))
  expect(history.undo()).toEqual(step('b'))
  expect(history.undo()).toEqual(step('a'))
  expect([history.canUndo(), history.canRedo()]).toEqual([false, true])
  expect(history.redo()).toEqual(step('a'))
  expect([history.canUndo(), history.canRedo()]).toEqual([true, true])
  expect(history.redo()).toEqual(step('b'))
  expect([history.canUndo(), history.canRedo()]).toEqual([true, false])
  expect(history.undo()).toEqual(step('b'))
})

test('undo and redo do nothing when there are no steps', () => {
  const history = createHistory()
  expect(history.undo()).toEqual([])
  expect(history.redo()).toEqual([])
  expect([history.canUndo(), history.canRedo()]).toEqual([false, false])
})

test('a new step clears the steps to redo', () => {
  const history = createHistory()
  history.add(step('a'))
  history.undo()
  history.add(step('b'))
  expect(history.canRedo()).toBe(false)
  expect(history.redo()).toEqual([])
  expect(history.undo()).toEqual(step('b'))
  expect(history.undo()).toEqual([])
})
