import type { BrowserContext, Page, Request } from '@playwright/test'
import { startMockProcess } from '../../.ci/mock.mjs'
import { test as base, expect, logIn, password, people } from './fixtures'
import { origins } from './origins'

type Settings = {
  fail?: string | null
  rotate?: boolean
  blacklist?: boolean
  accessLifetimeMs?: number
}

interface Pair {
  access: string
  refresh: string
}

/** A mocked API of its own for each worker, whose settings a test may change. */
export interface OwnServer {
  set(settings: Settings): Promise<void>
  /** Requests outside the pages: a refresh, a read (both return the status) and a login. */
  refreshStatus(refresh: string | undefined): Promise<number>
  userStatus(access: string | undefined): Promise<number>
  logIn(email: string): Promise<Pair>
  /** Every API request of the pages so far, as `METHOD path`, with its token. */
  readonly seen: { call: string; token: string | null; request: Request }[]
}

export const test = base.extend<{ server: OwnServer }, { ownApi: string }>({
  baseURL: origins.real,

  ownApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { child, origin } = await startMockProcess()
      await use(origin)
      child.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  server: async ({ context, ownApi }, use) => {
    const post = (path: string, body: object) =>
      fetch(ownApi + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('/mock/reset/', {})
    const seen: OwnServer['seen'] = []
    await context.route(`${origins.api}/**`, async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const token = request.headers().authorization?.replace('JWT ', '') ?? null
      if (request.method() !== 'OPTIONS') {
        seen.push({ call: `${request.method()} ${pathname}`, token, request })
      }
      // The page may have closed, which cancels the request.
      await route.continue({ url: ownApi + pathname + search }).catch(() => {})
    })
    await use({
      seen,
      async set(settings) {
        expect((await post('/mock/settings/', settings)).status).toBe(200)
      },
      refreshStatus: async (refresh) =>
        (await post('/api/v1/auth/jwt/refresh/', { refresh })).status,
      async userStatus(access) {
        const headers = { Authorization: `JWT ${access}` }
        return (await fetch(`${ownApi}/api/v1/auth/users/me/`, { headers })).status
      },
      async logIn(email) {
        const response = await post('/api/v1/auth/jwt/create/', { email, password })
        return (await response.json()) as Pair
      },
    })
  },
})

export { expect, people }

/** The table of debts; `firstDebtorName` is in its first row for the first user. */
export const table = (page: Page) => page.getByRole('table', { name: 'Debts' })
export const firstDebtorName = 'Alderbrook Joinery Ltd'

/**
 * Logs in and waits for every request of the list: one that came after its token had expired would
 * refresh the session by itself.
 */
export async function logInToList(page: Page): Promise<void> {
  const currentUser = page.waitForResponse('**/auth/users/me/')
  await logIn(page, people.withDebts)
  await currentUser
  await expect(table(page)).toBeVisible()
}

export const isRefresh = ({ call }: { call: string }) => call.endsWith('/auth/jwt/refresh/')

export const storedTokens = async (context: BrowserContext) => {
  const { origins: stored } = await context.storageState()
  const entries = stored.flatMap(({ localStorage }) => localStorage)
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]))
}

/** The user id in a token of the mocked API. */
export const userOf = (token: string | null): number | null =>
  token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).user_id
