import type { APIRequestContext, Page } from '@playwright/test'
import { password } from './fixtures.ts'
import { origins } from './origins.ts'

const api = `${origins.api}/api/v1`

interface Tokens {
  access: string
  refresh: string
}

/** A user of the mock on a port. */
export interface Client {
  email: string
  password: string
  tokens: Tokens
}

async function readJson<T>(
  call: Promise<Awaited<ReturnType<APIRequestContext['post']>>>,
): Promise<T> {
  const response = await call
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
  const text = await response.text()
  return text === '' ? (undefined as T) : JSON.parse(text)
}

export const tokensOf = (request: APIRequestContext, email: string, secret = password) =>
  readJson<Tokens>(
    request.post(`${api}/auth/jwt/create/`, {
      data: { grant_type: 'password', email, password: secret },
    }),
  )

/** Opens the portal with a stored session. */
export async function restoreSession(page: Page, { access, refresh }: Tokens): Promise<void> {
  await page.addInitScript(
    ([one, other]) => {
      // Only once, so that later changes of the tokens are kept.
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem('access', one)
      localStorage.setItem('refresh', other)
    },
    [access, refresh] as const,
  )
}

let clients = 0

/** Registers, activates and logs in a new user without a company. */
export async function newUser(request: APIRequestContext): Promise<Client> {
  clients += 1
  const email = `client-${process.pid}-${clients}-${Date.now()}@example.com`
  await readJson(
    request.post(`${api}/auth/users/`, {
      data: {
        first_name: 'Nina',
        last_name: 'New',
        phone: '020 7946 0123',
        email,
        password,
        re_password: password,
        terms_agreed: true,
      },
    }),
  )
  const mails = await readJson<{ to: string; link: string }[]>(
    request.get(`${origins.api}/mock/outbox/`),
  )
  const [uid = '', token = ''] =
    mails
      .find(({ to }) => to === email)
      ?.link.split('/')
      .filter(Boolean)
      .slice(-2) ?? []
  await readJson(request.post(`${api}/auth/users/activation/`, { form: { uid, token } }))
  return { email, password, tokens: await tokensOf(request, email) }
}

export const addCompany = (request: APIRequestContext, { tokens }: Client) =>
  readJson(
    request.post(`${api}/clients/`, {
      headers: { Authorization: `JWT ${tokens.access}` },
      data: {
        client_type: 'P',
        client_prospect: 'C',
        company_type: 'Limited company',
        company_name: 'New Creditor Ltd',
        client_addresses: [],
        client_contacts: [],
      },
    }),
  )

/** Registers, activates and logs in a new user with a company and no debts. */
export async function newClient(request: APIRequestContext): Promise<Client> {
  const client = await newUser(request)
  await addCompany(request, client)
  return client
}

/** The references of all debts that the server has for a client. */
export async function referencesOf(
  request: APIRequestContext,
  { email, password: secret }: Client,
): Promise<string[]> {
  const { access } = await tokensOf(request, email, secret)
  const debtors = await readJson<{ customer_ref: string }[]>(
    request.get(`${api}/debtor/`, { headers: { Authorization: `JWT ${access}` } }),
  )
  return debtors.map(({ customer_ref }) => customer_ref)
}
