// @vitest-environment node
import { expect, test } from 'vitest'
import { type ComparisonChange, isChanged, sumChanges } from './summary'

const none: ComparisonChange = { newlyExisting: 0, newlySimilar: 0, isSelectionChanged: false }

test.each<[string, Partial<ComparisonChange>, boolean]>([
  ['nothing differs', {}, false],
  ['a row now matches an existing debt', { newlyExisting: 1 }, true],
  ['a row now resembles an existing debt', { newlySimilar: 1 }, true],
  ['the rows to send differ', { isSelectionChanged: true }, true],
])('a comparison reports a change when %s: %j %s', (_, change, expected) => {
  expect(isChanged({ ...none, ...change })).toBe(expected)
})

test('changes of several comparisons are added up', () => {
  const changes = [
    { newlyExisting: 1, newlySimilar: 2, isSelectionChanged: false },
    { newlyExisting: 3, newlySimilar: 5, isSelectionChanged: true },
  ]
  expect(sumChanges(changes)).toEqual({
    newlyExisting: 4,
    newlySimilar: 7,
    isSelectionChanged: true,
  })
})

test.each([
  ['there is no comparison', []],
  ['no comparison found one', [none, none]],
])('the sum of changes is no change when %s', (_, changes) => {
  expect(sumChanges(changes)).toEqual(none)
})
