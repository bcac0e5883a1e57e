import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { system } from '@/ui/testing/theme'
import { Debts } from '../Debts'
import { debtsSearchSchema } from '../search'

const userId = 1

/** Logs in as a client with debts, mocks the API, and sets the date to 20 November 2026. */
export function setUpList() {
  beforeAll(() => {
    mockServer.listen({ onUnhandledRequest: 'error' })
    // The commands load on demand, which takes long on a busy machine.
    return import('../commands/ListCommands')
  })
  afterAll(() => mockServer.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
    await resetWorld()
    const [access, refresh] = (['access', 'refresh'] as const).map((kind) =>
      issueToken(world, kind, userId),
    )
    await session.start({ access: access ?? '', refresh: refresh ?? '' })
  })
  afterEach(() => {
    mockServer.resetHandlers()
    window.localStorage.clear()
    for (const { id } of snackbar.queue()) snackbar.close(id)
    vi.useRealTimers()
  })
}

export function open(path = '/') {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: debtsSearchSchema,
    component: () => <Debts path="/" />,
  })
  const debt = createRoute({
    getParentRoute: () => root,
    path: '/debt-detail/$id',
    component: () => <h1>The debt</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([list, debt]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return { router, user: userEvent.setup() }
}

export const table = () => screen.findByRole('table', { name: 'Debts' })
export const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
export const names = async () =>
  (await rows()).map((row) => within(row).getByRole('link').textContent ?? '')
export const search = () => screen.getByRole('searchbox', { name: 'Search debts' })
export const messages = () => snackbar.queue().map(({ message }) => message)

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
