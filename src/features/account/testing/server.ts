import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { snackbar } from '@/session/snackbar'
import { removeTokens } from '@/session/tokens'
import { rememberedEmail } from '../remembered-email'

/** A fake server that records requests; without a set response it returns 204. */
export function setUpServer() {
  const calls: string[] = []
  const answers: (() => Response)[] = []
  const server = setupServer(
    http.all('*/api/v1/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      const type = request.headers.get('content-type')?.split(';')[0]
      calls.push(
        `${request.method} ${pathname.replace('/api/v1', '')} ${type} ${await request.text()}`,
      )
      return answers.shift()?.() ?? new HttpResponse(null, { status: 204 })
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  afterEach(() => {
    calls.length = 0
    answers.length = 0
    removeTokens()
    rememberedEmail.clear()
    for (const { id } of snackbar.queue()) snackbar.close(id)
  })
  return {
    calls,
    answer: (...next: (() => Response)[]) => answers.push(...next),
    said: () => snackbar.queue().map(({ message }) => message),
  }
}

export const json = (status: number, body: JsonBodyType) => () =>
  HttpResponse.json(body, { status })
/** An HTML page from a proxy or filter instead of the API. */
export const page = (status: number) => () =>
  HttpResponse.html('<title>Blocked</title><h1>Blocked</h1>', { status })
export const offline = () => HttpResponse.error()
