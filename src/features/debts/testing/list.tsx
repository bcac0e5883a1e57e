import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect } from 'vitest'
import { world } from '#mocks/node'
import { withMockedApi } from '@/testing/mocked-api'
import { renderScreen } from '@/testing/mount-screen'
import { Debts } from '../Debts'
import { debtsSearchSchema } from '../search'

/** Mocks the API for a client with debts. */
export function setUpList() {
  withMockedApi()
  // The commands load on demand, which takes long on a busy machine.
  beforeAll(() => import('../commands/ListCommands'))
}

/** The client's debts on the mocked server. */
export const own = () => world.debtors.where(({ client }) => client === 1)
export function firstDebt() {
  const [first] = own()
  if (!first) throw new Error('the demo data have no debts')
  return first
}

export const open = (path = '/') =>
  renderScreen(
    path,
    { '/': () => <Debts path="/" />, '/debt-detail/$id': () => <h1>The debt</h1> },
    { searchSchemas: { '/': debtsSearchSchema } },
  )

export const table = () => screen.findByRole('table', { name: 'Debts' })
export const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
export const names = async () =>
  (await rows()).map((row) => within(row).getByRole('link').textContent ?? '')
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const cellTexts = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
export const search = () => screen.getByRole('searchbox', { name: 'Search debts' })

/** Selects an item of a menu. */
export async function choose(user: UserEvent, menu: string, name: string) {
  await user.click(await screen.findByRole('button', { name: menu }))
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus())
  // By keyboard, because the menu does not follow the pointer in jsdom.
  const highlighted = () => document.querySelector('[role=menuitem][data-highlighted]')
  while (highlighted() !== item) {
    const before = highlighted()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(highlighted()).not.toBe(before))
  }
  await user.keyboard('{Enter}')
}
