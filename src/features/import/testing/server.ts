import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { DebtorBody } from '@/api/debtor/request-body'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { isImportRunning, startAgain } from '../import-draft'
import { InlineWorker } from './inline-worker'

/** Shortens the waits between the checks of the list of debts. */
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
  /** Called before the list is answered, or answers instead. */
  onList: (): Response | undefined => undefined,

  create(bodies: readonly { customer_ref: string; debtor_debt: object }[]) {
    const created = bodies.map(({ debtor_debt, ...body }) => {
      lastId += 1
      const id = lastId
      const related = { debtor_addresses: [], debtor_contacts: [] }
      return { ...body, ...related, id, debtor_debt: { ...debtor_debt, id } }
    })
    api.stored = [...api.stored, ...created]
    return HttpResponse.json(created, { status: 201 })
  },

  /** Adds a debt that this import has not sent. */
  add(company_name: string, customer_ref: string, initial_debt: number, date: string | null) {
    const debtor_debt = { initial_debt, last_invoice_date: date }
    const body = { company_name, customer_ref, debtor_debt }
    api.create([body])
  },

  references: () => api.stored.map(({ customer_ref }) => customer_ref),
}

/** Starts the fake server for a test file and resets it before each test. */
export function serveImports(): void {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  // An import that goes on would end in the next test.
  afterEach(() => vi.waitFor(() => expect(isImportRunning()).toBe(false), 20_000))
  beforeEach(() => {
    Object.assign(api, { stored: [], posts: [], postHandlers: [], onList: () => undefined })
    shortenLookPauses()
    vi.stubGlobal('Worker', InlineWorker)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T12:00:00Z') })
    session.start(tokens)
    startAgain()
    for (const { id } of snackbar.queue()) snackbar.close(id)
    server.resetHandlers(
      http.get('*/api/v1/debtor/', () => api.onList() ?? HttpResponse.json(api.stored)),
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

/** Three debts, in sums £16,900.00. */
export const threeDebts = [
  'Customer,Ref,Amount,Balance,Invoice date,Email',
  'Alder Ltd,A-1,"£1,000.00",900,01/02/2024,a@alder.example',
  '"Birch, Sons & Co",B-2,15000.01,,13/03/2024,b@birch.example',
  'Cedar Ltd,C-3,999.99,999.99,,c@cedar.example',
].join('\n')

/** Debts of one pound, two pounds and so on. */
export const manyDebts = (count: number) =>
  [
    'Company name,Your reference,Amount',
    ...Array.from({ length: count }, (_, index) => index + 1).map(
      (number) => `Debtor ${number} Ltd,R-${number},${number}`,
    ),
  ].join('\n')
