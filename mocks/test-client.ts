import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mockServer, resetWorld, world } from './node'
import { issueToken } from './tokens'

/** For the mock's own tests: one call, and what came back, down to the content type. */

const api = 'http://api.test/api/v1/'

export interface ApiResponse {
  status: number
  /** Null where there is none, as with an empty body. */
  type: string | null
  body: unknown
  headers: Headers
}

export interface RequestOptions {
  /** Whose access token goes with the call; null: nobody's. */
  as?: string | null
  json?: unknown
  form?: Record<string, string>
  multipart?: Record<string, string | File>
  body?: string
  headers?: Record<string, string>
}

export const dana = 'demo@example.com'

/** A token of a person of the demo world. */
export function tokenOf(email: string, type: 'access' | 'refresh' = 'access'): string {
  const user = world.users.find((row) => row.email === email)
  if (!user) throw new Error(`there is no ${email}`)
  return issueToken(world, type, user.id)
}

function bodyOf({ json, form, multipart, body }: RequestOptions): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(json)
  if (form) return new URLSearchParams(form)
  if (!multipart) return body
  const data = new FormData()
  for (const [name, value] of Object.entries(multipart)) data.set(name, value)
  return data
}

/** @param call method and path below /api/v1/, for instance `GET debtor/1/` */
export async function sendRequest(
  call: string,
  options: RequestOptions = {},
): Promise<ApiResponse> {
  const [method, path = ''] = call.split(' ')
  const { as = dana, headers = {} } = options
  const response = await fetch(api + path, {
    method,
    redirect: 'manual',
    body: bodyOf(options),
    headers: {
      ...(as && { Authorization: `JWT ${tokenOf(as)}` }),
      ...(options.json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  })
  const type = response.headers.get('content-type')
  const text = await response.text()
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text
  return { status: response.status, type, body, headers: response.headers }
}

/** The mocked server for a file of tests, with the world as it was before each. */
export function setupMockServer(): void {
  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }))
  beforeEach(async () => {
    await resetWorld()
  })
  afterAll(() => mockServer.close())
}
