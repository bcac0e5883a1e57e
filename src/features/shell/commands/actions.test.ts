// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { commandActions, findActions } from './actions'

const doing = { navigate: vi.fn(), exportAll: vi.fn(), showKeys: vi.fn(), logout: vi.fn() }
const all = commandActions(doing)
beforeEach(() => vi.clearAllMocks())
const names = (query: string) => findActions(all, query).map(({ name }) => name)

it.each([
  ['', all.map(({ name }) => name)],
  ['LOG out', ['Logout']],
  ['csv', ['Import CSV', 'Export all debts']],
  ['dark mode', ['Dark colours']],
  ['new', ['Add debt']],
  ['my turn', ['Debts waiting for you']],
  ['xyzzy', []],
])('%j finds %j', (query, found) => {
  expect(names(query)).toEqual(found)
})

it.each([
  ['Add debt', doing.navigate, { to: '/add-debt' }],
  ['Import CSV', doing.navigate, { to: '/add-debt', search: { by: 'csv' } }],
  ['Export all debts', doing.exportAll],
  ['All debts', doing.navigate, { to: '/', search: {} }],
  ['Debts waiting for you', doing.navigate, { to: '/', search: { show: 'waiting-for-you' } }],
  ['Client settings', doing.navigate, { to: '/client-settings' }],
  ['About us', doing.navigate, { to: '/about' }],
  ['Keyboard', doing.showKeys],
  ['Logout', doing.logout],
])('%s calls only its own handler', (wanted, done, ...words) => {
  all.find(({ name }) => name === wanted)?.go()
  expect(Object.values(doing).flatMap(({ mock }) => mock.calls)).toEqual([words])
  expect(done).toHaveBeenCalledOnce()
})
