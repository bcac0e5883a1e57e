// @vitest-environment node
import { expect, it } from 'vitest'
import { builtInViews, readViews, viewSearch } from './saved-views'

it('a view keeps filters and order, never the search text', () => {
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
  [
    'a segment',
    [{ name: 'My turn', search: { show: 'waiting-for-you' } }],
    [{ name: 'My turn', search: { show: 'waiting-for-you' } }],
  ],
])('reads %s from storage', (_, stored, views) => {
  expect(readViews(stored)).toEqual(views)
})

it('reads at most 50 views', () => {
  const many = Array.from({ length: 90 }, (_, index) => ({ name: `v${index}`, search: {} }))
  expect(readViews(many)).toHaveLength(50)
})

it('the built-in views survive a round trip through the URL', () => {
  for (const { name, search } of builtInViews) {
    expect(readViews([{ name, search }])).toEqual([{ name, search }])
  }
})
