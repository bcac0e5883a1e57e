// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Capture, captured, captures } from '#mocks/recorded/captures'
import { session } from '@/session/session'
import { pairOf, tokenOf } from '@/session/testing/pairs'
import { Failure } from './http/errors'
import expectedOutcomes from './testing/recorded.outcomes.json'
import { replayCall } from './testing/resource-calls'

/** The outcome of a recorded response in the client. */
interface Outcome {
  /** The parsed value; `nothing` for a response without a body. */
  read?: unknown
  kind?: string
  /** The message shown to the user. */
  shown?: string
  /** The messages for fields. */
  fields?: Record<string, string>
  retryAfter?: number
  /** The session's state, if the response ended it. */
  session?: string
  /** The requests, if there was more than one. */
  calls?: string[]
}

const server = setupServer()
let calls: string[] = []
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
let pair = pairOf(1)
const renewedToken = tokenOf(1)
beforeEach(async () => {
  calls = []
  pair = pairOf(1)
  await session.start(pair)
})
afterEach(() => server.resetHandlers())

/** Of a long body only the beginning was recorded; a full record of the same kind replaces it. */
function bodyOf({ response: { json, text, begins = '' }, name, sent }: Capture): unknown {
  if (json !== undefined || text !== undefined) return json ?? text
  const debtor = captured('debts: A good one').response.json as { id: number; debtor_debt: object }
  const id = Number(/debtor\/(\d+)/.exec(sent.call)?.[1] ?? debtor.id)
  if (begins.includes('"note"'))
    return [captured('notes addresses contacts: Add a note').response.json]
  const amounts = name.includes('COERCE_DECIMAL=0') && { initial_debt: 1200.5, compDue: 70.0 }
  const whole = { ...debtor, id, debtor_debt: { ...debtor.debtor_debt, ...amounts } }
  return begins.startsWith('[') ? [whole] : begins.startsWith('{') ? whole : begins
}

function responseOf(capture: Capture): Response {
  const { status, headers } = capture.response
  const body = bodyOf(capture)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = Object.entries(headers).filter((header): header is [string, string] => !!header[1])
  const answered = new Headers(sent)
  if (!answered.has('content-type')) return new HttpResponse(null, { status, headers: answered })
  return new HttpResponse(text.replaceAll('<JWT>', renewedToken), { status, headers: answered })
}

/** Replays the recorded response; the refresh request gets a response of its own. */
function serve(respond: (request: Request) => Capture, refresh = captured(goodRefresh)) {
  server.use(
    msw.all('*/api/v1/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/v1/', '')
      const authorization = request.headers.get('authorization') ?? 'open'
      calls.push(
        `${request.method} ${path} ${authorization.replace(pair.access, 'access-1').replace(renewedToken, 'recorded.access.token')}`,
      )
      return responseOf(path === 'auth/jwt/refresh/' ? refresh : respond(request))
    }),
  )
}
const goodRefresh = "refresh: Good, no rotation (SimpleJWT's default)"

const byPath = (messages: readonly { path: string; message: string }[]) =>
  Object.fromEntries(messages.map(({ path, message }) => [path, message]))

async function outcome(promise: Promise<unknown>): Promise<Outcome> {
  const found = await promise.then(
    (read): Outcome => ({ read: read === undefined ? 'nothing' : read }),
    (thrown: unknown): Outcome => {
      if (!(thrown instanceof Failure)) throw thrown
      const { kind, message, fields, retryAfter } = thrown
      const onFields = fields.filter(({ path }) => path !== '')
      return {
        kind,
        shown: message,
        ...(onFields.length > 0 && { fields: byPath(onFields) }),
        ...(retryAfter !== null && { retryAfter }),
      }
    },
  )
  return {
    ...found,
    ...(!session.isLoggedIn() && { session: 'ended' }),
    ...(calls.length > 1 && { calls }),
  }
}

const outcomes: Record<string, Outcome> = expectedOutcomes
const sectionOf = ({ name }: Capture) => name.split(':')[0] ?? ''
/** Redirects and preflights, which the browser handles without the page. */
const isTheBrowsers = ({ sent, response }: Capture) =>
  response.status === 301 || sent.call.startsWith('OPTIONS')

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

async function outcomeOf(capture: Capture): Promise<Outcome> {
  if (sectionOf(capture) === 'refresh' || capture.sent.call.includes('jwt/refresh')) {
    const stale = captured('access token: Expired token')
    const good = captured('access token: Good token')
    const isRenewed = (request: Request) =>
      request.headers.get('authorization') !== `JWT ${pair.access}`
    serve((request) => (isRenewed(request) ? good : stale), capture)
    return outcome(replayCall(good.sent, client()))
  }
  if (sectionOf(capture) === 'stale token') {
    const without = captured('stale token: The activation again, without the header')
    serve((request) => (request.headers.has('authorization') ? capture : without))
    return outcome(replayCall(capture.sent, client()))
  }
  serve(() => capture)
  return outcome(replayCall(capture.sent, client()))
}

describe('a recorded response in the client', () => {
  it.each(captures.filter((capture) => !isTheBrowsers(capture)))('$name', async (capture) => {
    const { read, ...rest } = await outcomeOf(capture)
    const { read: expectedRead, ...expected } = outcomes[capture.name] ?? {}
    expect(rest).toEqual(expected)
    expect({ read }).toMatchObject({ read: expectedRead })
  })

  it('has an expected outcome for each capture, and for nothing else', () => {
    const named = captures.filter((capture) => !isTheBrowsers(capture)).map(({ name }) => name)
    expect(Object.keys(outcomes)).toEqual(named)
  })
})
