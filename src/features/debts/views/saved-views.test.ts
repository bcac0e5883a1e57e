// @vitest-environment node
import { expect, it } from 'vitest'
import { builtInViews, readViews, upsertView, viewSearch } from './saved-views'

it('a view keeps how the list is narrowed and ordered, never what was searched for', () => {
  const search = { q: 'Jane Doe', age: ['31-60' as const], sort: 'name' as const }
  expect(viewSearch(search)).toEqual({ age: ['31-60'], sort: 'name' })
})

it.each([
  ['nothing', undefined, []],
  ['a word', 'views', []],
  ['rubbish', [null, 3, { name: '' }, { name: 'a' }, { name: 'b', search: 'x' }], []],
  [
    'a search that was smuggled in, and a filter that is none',
    [{ name: ' Mine ', search: { q: 'Jane', age: 'old', min: 'lots', disputed: 'yes' } }],
    [{ name: 'Mine', search: { disputed: 'yes' } }],
  ],
])('reads %s from storage', (_, stored, views) => {
  expect(readViews(stored)).toEqual(views)
})

it('reads no more than a person can look through', () => {
  const many = Array.from({ length: 90 }, (_, at) => ({ name: `v${at}`, search: {} }))
  expect(readViews(many)).toHaveLength(50)
})

it('a name stands for one view, however it is written', () => {
  const [first, second] = [
    { name: 'Old', search: {} },
    { name: 'OLD', search: { show: 'settled' } },
  ]
  expect(upsertView([first], second as never)).toEqual([second])
})

it('the built-in views come through an address unchanged', () => {
  for (const { name, search } of builtInViews) {
    expect(readViews([{ name, search }])).toEqual([{ name, search }])
  }
})
