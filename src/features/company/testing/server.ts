import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openAttempts } from '@/api/write/open-attempt'
import { clearDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { removeTokens } from '@/session/tokens'

const me = {
  id: 3,
  first_name: 'Nora',
  last_name: 'New',
  email: 'nora@example.com',
  phone: '020 7946 0000',
  client: null,
}

export const tokens = { access: `h.${btoa('{"user_id":3}')}.s`, refresh: 'r' }
/** The portal remembers the ids it has created, so no test repeats one of another. */
let lastId = 40

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
      return answers.shift()?.() ?? HttpResponse.json({ id: ++lastId }, { status: 201 })
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => session.start(tokens))
  afterEach(() => {
    posts.length = 0
    answers.length = 0
    for (const key of Object.keys(records)) delete records[key]
    removeTokens()
    openAttempts.dismiss(JSON.stringify(['clients', 'saved']))
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
/** The server's own failure after a write, which is looked for once. */
export const lost = json(500, {})
