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
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { DebtorBody } from '@/api/debtor/request-body'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { system } from '@/ui/testing/theme'
import { ImportCSV } from '../ImportCSV'
import { startAgain } from '../import-draft'
import { InlineWorker } from './inline-worker'

/** Makes the pauses between looks at the list very short. */
function shortenLookPauses() {
  const { setTimeout } = globalThis
  const shortened = (run: () => void, ms = 0) =>
    setTimeout(run, ms >= 2_000 && ms <= 10_000 ? 5 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout)
}

export type PostHandler = (bodies: DebtorBody[]) => Response | Promise<Response>

/** A user id in the token lets the same user find unsaved work after logging in again. */
export const tokens = { access: `a.${btoa('{"user_id":7}')}.z`, refresh: 'r' }

/** Grows over all tests of a file: no server gives an id twice. */
let lastId = 0

/** The state, requests and next responses of the fake server. */
export const api = {
  stored: [] as { id: number; customer_ref: string }[],
  posts: [] as DebtorBody[][],
  /** Used up one by one; without any, every row of a call is created. */
  postHandlers: [] as PostHandler[],
  isListFailing: false,
  /** Called before the list is answered. */
  onList: (): void | Promise<void> => {},

  create(bodies: readonly DebtorBody[]) {
    const created = bodies.map((body) => {
      lastId += 1
      const id = lastId
      return {
        ...body,
        id,
        debtor_addresses: [],
        debtor_contacts: [],
        debtor_debt: { ...body.debtor_debt, id },
      }
    })
    api.stored = [...api.stored, ...created]
    return HttpResponse.json(created, { status: 201 })
  },

  references: () => api.stored.map(({ customer_ref }) => customer_ref),
}

/** Starts the fake server for a test file and resets it before each test. */
export function serveImports(): void {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    Object.assign(api, {
      stored: [],
      posts: [],
      postHandlers: [],
      isListFailing: false,
      onList: () => {},
    })
    shortenLookPauses()
    vi.stubGlobal('Worker', InlineWorker)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T12:00:00Z') })
    session.start(tokens)
    startAgain()
    for (const { id } of snackbar.queue()) snackbar.close(id)
    server.resetHandlers(
      http.get('*/api/v1/debtor/', async () => {
        await api.onList()
        return api.isListFailing
          ? HttpResponse.json({ detail: 'Broken.' }, { status: 400 })
          : HttpResponse.json(api.stored)
      }),
      http.post('*/api/v1/auth/jwt/refresh/', () =>
        HttpResponse.json({ detail: 'Token is blacklisted' }, { status: 401 }),
      ),
      http.post('*/api/v1/debtor/', async ({ request }) => {
        const bodies = (await request.json()) as DebtorBody[]
        api.posts.push(bodies)
        return (api.postHandlers.shift() ?? api.create)(bodies)
      }),
    )
  })
}

export async function openImport() {
  const root = createRootRoute()
  const add = createRoute({ getParentRoute: () => root, path: '/add-debt', component: ImportCSV })
  const list = createRoute({ getParentRoute: () => root, path: '/debts', component: () => 'list' })
  const router = createRouter({
    routeTree: root.addChildren([add, list]),
    history: createMemoryHistory({ initialEntries: ['/add-debt'] }),
  })
  const queryClient = createQueryClient()
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await screen.findByRole('heading', { name: 'Import debts from CSV', level: 2 })
  return router
}

export const user = userEvent.setup({ applyAccept: false })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Presses a button once it is no longer busy. */
export async function press(name: string | RegExp) {
  const found = await button(name)
  await waitFor(() => expect(found).not.toHaveAttribute('aria-busy'))
  await user.click(found)
}

export async function choose(text: string) {
  const file = new File([text], 'debts.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText(/^CSV file/), file)
}

/** Opens the import and chooses a file. */
export async function openFile(text = threeDebts) {
  const router = await openImport()
  await choose(text)
  return router
}

/** The rows of the table, each with its cells as they are shown; without the notes below them. */
export const shownRows = () =>
  [
    ...screen.getByRole('grid', { name: 'Rows of the file' }).querySelectorAll('tr[data-status]'),
  ].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

export async function importAs(name: string) {
  await press(name)
  const dialog = await screen.findByRole('alertdialog', { name })
  expect(dialog).toHaveTextContent('Debts cannot be removed here once added')
  await user.click(within(dialog).getByRole('button', { name }))
}

/** Imports all debts of {@link threeDebts}. */
export const importAll = () => importAs('Import 3 debts')

/** Three debts, in sums £16,900.00. */
export const threeDebts = [
  'Customer,Ref,Amount,Balance,Invoice date,Email',
  'Alder Ltd,A-1,"£1,000.00",900,01/02/2024,a@alder.example',
  '"Birch, Sons & Co",B-2,15000.01,,13/03/2024,b@birch.example',
  'Cedar Ltd,C-3,999.99,999.99,,c@cedar.example',
].join('\n')

/** The success message of the specification, repeated here so that a test notices a change. */
export const specifiedThanks =
  'Thank you. Our collection team will be in touch within 1 working day.'
