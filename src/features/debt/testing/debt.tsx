import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { currentUserQuery } from '@/api/user'
import { createQueryClient } from '@/query-client'
import { withMockedApi } from '@/testing/mocked-api'
import { renderScreen } from '@/testing/mount-screen'
import { DebtDetail } from '../DebtDetail'
import { type DebtSearch, debtSearchSchema } from '../search'
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

/** Mocks the API, and records the write requests of each test. */
export function withDebt(): void {
  withMockedApi()
  beforeAll(() => void mockServer.events.on('request:start', record))
  afterAll(() => mockServer.events.removeAllListeners())
  beforeEach(() => {
    useNewIds()
    writeRequests.length = 0
  })
}

const Detail = () => <DebtDetail {...(useSearch({ strict: false }) as DebtSearch)} debtorId={1} />

/** Opens the first debt of the first client: Alderbrook Joinery Ltd. */
export const openDebt = (search = '', queryClient = createQueryClient()) =>
  renderScreen(
    `/debt-detail/1${search}`,
    { '/debt-detail/1': Detail },
    { searchSchemas: { '/debt-detail/1': debtSearchSchema }, queryClient },
  )

/** Loads the user before the debt is rendered, like the route does. */
export async function openDebtAsUser(search = '') {
  const queryClient = createQueryClient()
  await queryClient.query(currentUserQuery)
  return openDebt(search, queryClient)
}

export const openStatement = () => renderScreen('/', { '/': () => <Statement debtorId={1} /> })

/** Changes the first debt on the mocked server. */
export function change(debt: object, debtor: object = {}): void {
  const row = world.debtors.get(1)
  if (row) world.debtors.save({ ...row, ...debtor, debt: { ...row.debt, ...debt } })
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
