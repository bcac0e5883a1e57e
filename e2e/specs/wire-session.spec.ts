import type { APIResponse, BrowserContext, Page, Route } from '@playwright/test'
import { reconnect } from '../support/calls'
import { logInHere } from '../support/fixtures'
import {
  expect,
  firstDebtorName,
  type OwnServer,
  people,
  storedTokens,
  table,
  test,
} from '../support/own-api'
import { restoreSession } from '../support/stored-session'

const refreshing = '**/auth/jwt/refresh/'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openAs(page: Page, server: OwnServer, email: string, path: string) {
  const pair = await server.logIn(email)
  await restoreSession(page, pair)
  const currentUser = page.waitForResponse('**/auth/users/me/')
  await page.goto(path)
  await currentUser
  return pair
}

const openList = async (page: Page, server: OwnServer) => {
  await openAs(page, server, people.withDebts, '/debts')
  await expect(table(page)).toBeVisible()
}

/** The paths that the page has been at from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname)
  })
  return paths
}

/** Answers refreshes in another way; `run` lets the server carry one out. Returns the end of it. */
async function answerRefresh(
  context: BrowserContext,
  ownApi: string,
  respond: (run: () => Promise<APIResponse>) => Promise<Parameters<Route['fulfill']>[0]>,
) {
  const reply = async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    const response = await respond(() => route.fetch({ url: `${ownApi}/api/v1/auth/jwt/refresh/` }))
    await route.fulfill(response)
  }
  await context.route(refreshing, reply)
  return () => context.unroute(refreshing, reply)
}

test('three tabs stay on their screens while a refresh with rotation takes nine seconds', async ({
  page,
  context,
  server,
  ownApi,
}) => {
  await server.set({ rotate: true, blacklist: true })
  await openList(page, server)
  const tabs = [page]
  while (tabs.length < 3) {
    const tab = await context.newPage()
    await tab.goto('/debts')
    await expect(table(tab)).toBeVisible()
    tabs.push(tab)
  }
  const paths = tabs.map(recordPaths)
  let refreshes = 0
  await answerRefresh(context, ownApi, async (run) => {
    refreshes += 1
    const isSlow = refreshes === 1
    const response = await run()
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 9_000))
    return { response }
  })
  await server.set({ fail: 'expire-access' })
  const listsOrLogins = tabs.map((tab) =>
    Promise.race([
      tab.waitForResponse((r) => r.url().endsWith('/debtor/') && r.status() === 200),
      tab.waitForURL(/login/),
    ]),
  )
  await Promise.all(tabs.map(reconnect))
  await Promise.all(listsOrLogins)
  expect(paths.flat()).toEqual([])
  for (const tab of tabs) await expect(table(tab)).toBeVisible()
  const { access, refresh } = await storedTokens(context)
  expect(await server.userStatus(access)).toBe(200)
  expect(await server.refreshStatus(refresh)).toBe(200)
})

test('another user’s tokens in storage load the page anew when something is read', async ({
  page,
  server,
}) => {
  await openList(page, server)
  const pair = await server.logIn(people.ofAnotherClient)
  // A tab that writes its own storage gets no event.
  await page.evaluate(({ access, refresh }) => {
    Object.assign(window, { isFirstPage: true })
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
  }, pair)
  await page.getByRole('link', { name: firstDebtorName }).click()
  await expect
    .poll(() => page.evaluate(() => 'isFirstPage' in window).catch(() => true))
    .toBe(false)
  await expect(heading(page)).toHaveText('Debts')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Otis Other (Logged In)')).toBeVisible()
  await expect(page.getByText(firstDebtorName)).toHaveCount(0)
})

for (const isSame of [true, false]) {
  const title = isSame
    ? 'the same user goes back to the search at which the session expired'
    : 'another user does not see the search at which the session expired'
  test(title, async ({ page, server }) => {
    await openAs(page, server, people.withDebts, '/debts?q=Jane Doe')
    await expect(page.getByRole('searchbox', { name: 'Search debts' })).toHaveValue('Jane Doe')
    await server.set({ fail: 'refresh-refused' })
    await reconnect(page)
    await expect(heading(page)).toHaveText('Login')
    await expect(page).toHaveURL('/login')
    await server.set({ fail: null })
    await logInHere(page, isSame ? people.withDebts : people.ofAnotherClient)
    await expect(page).toHaveURL(isSame ? /\/debts\?q=Jane(\+|%20)Doe/ : '/')
    await expect(page.getByRole('searchbox', { name: 'Search debts' })).toHaveValue(
      isSame ? 'Jane Doe' : '',
    )
  })
}
