import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { skipCheckPauses } from '@/api/testing/check-pauses'
import { clearDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'

const me = {
  id: 3,
  first_name: 'Nora',
  last_name: 'New',
  email: 'nora@example.com',
  phone: '020 7946 0000',
  client: null,
}

let users = 0
const tokenOfNewUser = () => `h.${btoa(JSON.stringify({ user_id: ++users }))}.s`

/** A fake server that records requests; each test sets its responses. */
export function setUpServer() {
  const posts: { path: string; body: unknown }[] = []
  const answers: (() => Response)[] = []
  const records: Record<string, JsonBodyType> = {}
  const server = setupServer(
    http.get('*/api/v1/auth/users/me/', () => HttpResponse.json(me)),
    http.get('*/api/v1/:resource/', ({ params }) =>
      HttpResponse.json(records[String(params.resource)] ?? []),
    ),
    http.post('*/api/v1/:resource/', async ({ request, params }) => {
      posts.push({ path: `/${String(params.resource)}/`, body: await request.json() })
      return answers.shift()?.() ?? HttpResponse.json({ id: 41 }, { status: 201 })
    }),
  )
  skipCheckPauses()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => session.start({ access: tokenOfNewUser(), refresh: 'r' }))
  afterEach(() => {
    posts.length = 0
    answers.length = 0
    for (const key of Object.keys(records)) delete records[key]
    session.end()
    clearDrafts()
    for (const { id } of snackbar.queue()) snackbar.close(id)
  })
  return {
    posts,
    records,
    answer: (...next: (() => Response)[]) => answers.push(...next),
    said: () => snackbar.queue().map(({ message }) => message),
  }
}

export const json = (status: number, body: JsonBodyType) => () =>
  HttpResponse.json(body, { status })
export const lost = () => HttpResponse.error()
