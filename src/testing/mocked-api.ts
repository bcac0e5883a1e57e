import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { drafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'

/** The client whose first debt is that of Alderbrook Joinery Ltd. */
const userId = 1

/** The write requests of the current test, in order; JSON bodies are parsed. */
export const writeRequests: { call: string; body: unknown }[] = []

async function record({ request }: { request: Request }) {
  if (request.method === 'GET') return
  const path = new URL(request.url).pathname.replace('/api/v1/', '')
  const entry: (typeof writeRequests)[number] = { call: `${request.method} ${path}`, body: null }
  writeRequests.push(entry)
  if (request.headers.get('content-type')?.includes('json')) {
    entry.body = await request.clone().json()
  }
}

let firstNewId = 1_000

/** A server never gives an id twice, and the portal believes in no created record whose id it knows. */
function useNewIds() {
  firstNewId += 100
  for (const table of [world.debtors, world.notes, world.invoices]) table.nextId = firstNewId
  world.nested = { address: firstNewId, contact: firstNewId, debt: firstNewId }
}

/** Mocks the API on 20 November 2026, anew for each test, for a client with debts who is logged in. */
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
    await session.start({
      access: issueToken(world, 'access', userId),
      refresh: issueToken(world, 'refresh', userId),
    })
  })
  afterEach(() => {
    mockServer.resetHandlers()
    window.localStorage.clear()
    drafts.clear()
    for (const { id } of snackbar.queue()) snackbar.close(id)
    vi.useRealTimers()
  })
}

export const snackbarMessages = () => snackbar.queue().map(({ message }) => message)
