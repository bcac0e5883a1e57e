import { expect, it, vi } from 'vitest'
import { actionsOf, findActions } from './actions'

const doing = { navigate: vi.fn(), exportAll: vi.fn(), showKeys: vi.fn(), logout: vi.fn() }
const all = actionsOf(doing)
const names = (query: string) => findActions(all, query).map(({ name }) => name)

it.each([
  ['', all.map(({ name }) => name)],
  ['LOG out', ['Logout']],
  ['csv', ['Import CSV', 'Export all debts']],
  ['dark mode', ['Dark colours']],
  ['new', ['Add debt']],
  ['xyzzy', []],
])('%j finds %j', (query, found) => {
  expect(names(query)).toEqual(found)
})
