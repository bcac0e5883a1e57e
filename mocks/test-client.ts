import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mockServer, resetWorld, world } from './node'
import { issueToken } from './tokens'

/** A client for the mock's own tests. It keeps the status, content type, body and headers of a response. */

const api = 'http://api.test/api/v1/'

export interface ApiResponse {
  status: number
  /** Null where the response has no Content-Type, as with an empty body. */
  type: string | null
  body: unknown
  headers: Headers
}

export interface RequestOptions {
  /** Email of the user whose access token is sent; null sends none. */
  as?: string | null
  json?: unknown
  form?: Record<string, string>
  multipart?: Record<string, string | File>
  body?: string
  headers?: Record<string, string>
}

export const dana = 'demo@example.com'

/** The registration of a user who is not in the demo data. */
export const rita = {
  first_name: 'Rita',
  last_name: 'Register',
  phone: '020 7946 0001',
  email: 'rita@example.com',
  password: 'Quarry-Lamp-77',
  re_password: 'Quarry-Lamp-77',
  terms_agreed: true,
}

/**
 * A token for a user of the demo data.
 * @throws Error when no user has the email
 */
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

/** @param call method and path below /api/v1/, such as `GET debtor/1/` */
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

/** Starts the mocked server for a test file and resets its data before each test. */
export function setupMockServer(): void {
  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }))
  beforeEach(async () => {
    await resetWorld()
  })
  afterAll(() => mockServer.close())
}
