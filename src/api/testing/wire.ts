import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { session } from '@/session/session'

/** A recorded request. */
interface Sent {
  method: string
  path: string
  authorization: string | null
  type: string | null
  body: string
}

export const debtorAnswer = { id: 7, debtor_debt: { id: 9, initial_debt: '1.00' } }
const answers: Record<string, unknown> = {
  'POST /auth/jwt/create/': { access: 'a.b.c', refresh: 'r.s.t' },
  'GET /auth/users/me/': { first_name: 'Ann', last_name: 'Archer', email: 'a@b.co', client: null },
  'GET /debtor/7': debtorAnswer,
  'PUT /debtor/7/': debtorAnswer,
  'POST /debt_notes/': { id: 1, debt: 9, note: 'x' },
  'POST /invoice/': { id: 1, debt: 9, invoice_file: 'x.pdf' },
  'POST /clients/': { id: 3 },
}
const addressOrContact = { id: 4, debtor: 7, contact_type: 'Phone' }
for (const kind of ['address', 'contact']) {
  answers[`POST /debtor_${kind}/`] = addressOrContact
  answers[`PUT /debtor_${kind}/4/`] = addressOrContact
}

/** The requests of this test, in order. */
export const recordedCalls: Sent[] = []
const server = setupServer(
  msw.all('*/api/v1/*', async ({ request }) => {
    const url = new URL(request.url)
    const path = url.pathname.replace('/api/v1', '') + url.search
    const body = await request.text()
    recordedCalls.push({
      method: request.method,
      path,
      authorization: request.headers.get('authorization'),
      type: request.headers.get('content-type')?.split(';')[0] ?? null,
      body,
    })
    if (request.method === 'DELETE') return new HttpResponse(null, { status: 204 })
    if (path === '/download/5/')
      return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
    if (path === '/debtor/' && request.method === 'POST') {
      return HttpResponse.json(body.startsWith('[') ? [debtorAnswer] : debtorAnswer, {
        status: 201,
      })
    }
    const answer = answers[`${request.method} ${path}`]
    if (answer) return HttpResponse.json(answer as object)
    return request.method === 'GET'
      ? HttpResponse.json([])
      : new HttpResponse(null, { status: 204 })
  }),
)

type Method = 'get' | 'post' | 'put' | 'delete'

/** Responds to a call of this test in another way; such calls are not recorded. */
export const respondTo = (
  method: Method,
  path: string,
  respond: (request: Request) => Response | Promise<Response>,
) => server.use(msw[method](`*/api/v1/${path}`, ({ request }) => respond(request)))

/** Sets up a server that records and answers every request, with a user logged in. */
export function recordCalls(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    recordedCalls.length = 0
    session.start({ access: 'access-1', refresh: 'refresh-1' })
  })
  afterEach(() => {
    session.end()
    server.resetHandlers()
  })
}
