import { expect, it } from 'vitest'
import type { DebtsSearch } from '../search'
import { rowOf } from '../testing/rows'
import { listOpenedFrom } from './from-list'
import { findNeighbours } from './neighbours'

const rows = [
  rowOf(1, { company_name: 'Cedar Ltd' }, { initial_debt: '300.00' }),
  rowOf(2, { company_name: 'Birch Ltd' }, { initial_debt: '100.00', debt_disputed: true }),
  rowOf(3, { company_name: 'Ash Ltd' }, { initial_debt: '200.00' }),
]

it.each<[string, DebtsSearch, number, (number | undefined)[] | null]>([
  ['uses the order of the list when unsorted', {}, 2, [1, 3, 2, 3]],
  ['the first debt has no previous one', {}, 1, [undefined, 2, 1, 3]],
  ['the last debt has no next one', {}, 3, [2, undefined, 3, 3]],
  ['uses the sort order', { sort: 'name' }, 2, [3, 1, 2, 3]],
  ['uses the descending sort order', { sort: 'original', dir: 'desc' }, 3, [1, 2, 2, 3]],
  ['skips debts that do not match', { disputed: 'no' }, 1, [undefined, 3, 1, 2]],
  ['a debt that no longer matches keeps its neighbours', { disputed: 'no' }, 2, [1, 3, 0, 2]],
  ['a removed debt has no neighbours', {}, 9, null],
])('%s', (_, search, id, expected) => {
  const found = findNeighbours(rows, search, id)
  expect(found && [found.previous?.id, found.next?.id, found.position, found.count]).toEqual(
    expected,
  )
})

it.each([
  [{}, null],
  [{ list: null }, null],
  [{ list: 'q' }, null],
  [{ list: {} }, {}],
  [{ list: { q: 'ash', sort: 'wrong', show: 'disputed' } }, { q: 'ash', show: 'disputed' }],
])('%j in the history is read as %j', (state, search) => {
  expect(listOpenedFrom(state)).toEqual(search)
})
