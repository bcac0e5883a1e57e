import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { currentUserQuery } from '@/api/user'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { system } from '@/ui/testing/theme'
import { DebtDetail } from '../DebtDetail'
import { debtSearchSchema } from '../search'
import { Statement } from '../statement/Statement'

interface WriteRequest {
  call: string
  body: unknown
}

/** The write requests of the current test, in order. */
export const writeRequests: WriteRequest[] = []

async function record({ request }: { request: Request }) {
  if (request.method === 'GET') return
  const path = new URL(request.url).pathname.replace('/api/v1/', '')
  const entry: WriteRequest = { call: `${request.method} ${path}`, body: null }
  writeRequests.push(entry)
  if (request.headers.get('content-type')?.includes('json')) {
    entry.body = await request.clone().json()
  }
}

let firstNewId = 1_000

/** A server never gives an id twice, and the portal believes in no created record whose id it knows. */
function useNewIds() {
  firstNewId += 100
  world.notes.load([...world.notes.where(() => true)], firstNewId)
  world.invoices.load([...world.invoices.where(() => true)], firstNewId)
  world.nested = { ...world.nested, address: firstNewId, contact: firstNewId }
}

/** Mocks the API on 20 November 2026 and resets its data before each test. */
export function withMockedApi(): void {
  beforeAll(() => {
    mockServer.listen({ onUnhandledRequest: 'error' })
    mockServer.events.on('request:start', record)
  })
  afterAll(() => {
    mockServer.events.removeAllListeners()
    mockServer.close()
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
    await resetWorld()
    useNewIds()
    writeRequests.length = 0
  })
  afterEach(() => {
    mockServer.resetHandlers()
    window.localStorage.clear()
    for (const { id } of snackbar.queue()) snackbar.close(id)
    vi.useRealTimers()
  })
}

export function logInAs(userId: number): void {
  void session.start({
    access: issueToken(world, 'access', userId),
    refresh: issueToken(world, 'refresh', userId),
  })
}

/** Opens the first debt of the first client: Alderbrook Joinery Ltd. */
export function openDebt(path: string, queryClient = createQueryClient()) {
  if (!session.isLoggedIn()) logInAs(1)
  const root = createRootRoute()
  const detail = createRoute({
    getParentRoute: () => root,
    path: '/debt-detail/1',
    validateSearch: debtSearchSchema,
    component: () => <DebtDetail {...detail.useSearch()} debtorId={1} />,
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <h1>Debts</h1>,
  })
  const statement = createRoute({
    getParentRoute: () => root,
    path: '/debt-detail/1/statement',
    component: () => <Statement debtorId={1} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([detail, statement, list]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const view = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return { router, queryClient, user: userEvent.setup(), unmount: view.unmount }
}

/** Loads the user before the debt is rendered, like the route does. */
export async function openDebtAsUser(path: string) {
  logInAs(1)
  const queryClient = createQueryClient()
  await queryClient.query(currentUserQuery)
  return openDebt(path, queryClient)
}

export const openStatement = () => openDebt('/debt-detail/1/statement')

/** Changes the first debt on the mocked server. */
export function change(debt: object, debtor: object = {}): void {
  const row = world.debtors.get(1)
  if (row) world.debtors.save({ ...row, ...debtor, debt: { ...row.debt, ...debt } })
}

export const snackbarMessages = () => snackbar.queue().map(({ message }) => message)
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
