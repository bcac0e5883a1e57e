// @vitest-environment node
import { expect, it } from 'vitest'
import { arrangeColumns, readTablePreferences } from './preferences'

const initial = {
  hidden: ['original', 'paid', 'interest', 'compensation', 'invoiced'],
  compact: false,
}

it.each([
  ['nothing', undefined, initial],
  ['a word', 'compact', initial],
  ['no columns', { hidden: [] }, { hidden: [], compact: false }],
  [
    'unknown columns, and the name, which is always shown',
    { hidden: ['name', 'age', 3] },
    { hidden: [], compact: false },
  ],
  [
    'preferences',
    { hidden: ['status', 'paid'], compact: true },
    { hidden: ['paid', 'status'], compact: true },
  ],
])('reads %s from storage', (_, stored, preferences) => {
  expect(readTablePreferences(stored)).toEqual(preferences)
})

it('puts hidden columns last, and keeps the order of the others', () => {
  const arranged = arrangeColumns(['reference', 'status'])
  expect(arranged.map(({ column }) => column)).toEqual([
    'name',
    'original',
    'paid',
    'outstanding',
    'interest',
    'compensation',
    'total',
    'invoiced',
    'overdue',
    'reference',
    'status',
  ])
  expect(arranged.filter(({ isHidden }) => isHidden)).toHaveLength(2)
})
