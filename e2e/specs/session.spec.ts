import type { Page } from '@playwright/test'
import { fillDebt } from '../support/actions'
import { followRequests, holdRequests } from '../support/calls'
import { logIn, logInHere, logOut } from '../support/fixtures'
import { origins } from '../support/origins'
import {
  expect,
  firstDebtorName,
  isRefresh,
  logInToList,
  people,
  storedTokens,
  table,
  test,
  userOf,
} from '../support/own-api'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const offline = (page: Page) => page.getByText('You are offline')
const isNewDebt = ({ call }: { call: string }) => call === 'POST /api/v1/debtor/'

test('an expired token while offline keeps the session and recovers with one refresh', async ({
  page,
  context,
  server,
}) => {
  const untilRequestsEnd = followRequests(page)
  await logInToList(page)
  // A request still under way would begin a refresh whose response the lost connection takes away.
  await untilRequestsEnd()
  await server.set({ fail: 'expire-access' })
  await context.setOffline(true)
  await expect(offline(page)).toBeVisible()
  await page.getByRole('link', { name: firstDebtorName }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText(firstDebtorName)
  await expect(offline(page)).toHaveCount(0)
  // All failed reads have been repeated, so the last refresh has been requested.
  await expect(page.getByRole('region', { name: 'Where it stands' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  expect(server.seen.filter(isRefresh)).toHaveLength(1)
  await expect(page).toHaveURL(/debt-detail/)
  expect((await storedTokens(context)).access).toBeTruthy()
})

test('a write started offline is never sent after a logout', async ({ page, context, server }) => {
  await logIn(page, people.withDebts)
  await page.goto('/add-debt')
  await fillDebt(page, { company: 'Held Ltd', reference: 'U03', amount: '12', date: '01/02/2025' })
  await context.setOffline(true)
  const pressed = server.seen.length
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  // A logout loads the page anew, which needs the network.
  await expect.poll(() => storedTokens(context)).toEqual({})
  await expect(page.getByText('Held Ltd')).toHaveCount(0)
  const atMost = server.seen.slice(pressed).filter(isNewDebt).length
  expect(atMost).toBeLessThanOrEqual(1)
  await context.setOffline(false)
  await page.goto('/login')
  await logInHere(page, people.ofAnotherClient)
  await expect(table(page)).toBeVisible()
  // Paused requests resume with the network, before a request made afterwards.
  await table(page).getByRole('link').first().click()
  await expect
    .poll(() => server.seen.slice(pressed).map(({ call }) => call))
    .toContainEqual(expect.stringMatching(/^GET .*\/debtor\/\d+$/))
  expect(server.seen.slice(pressed).filter(isNewDebt)).toHaveLength(atMost)
  await expect(page.getByText('Held Ltd')).toHaveCount(0)
})

test("one refresh precedes the data when the computer wakes after the token's expiry", async ({
  page,
  server,
}) => {
  await page.clock.install()
  await logInToList(page)
  await server.set({ fail: 'expire-access' })
  const asleep = server.seen.length
  await page.clock.fastForward('08:00:00')
  const read = page.waitForResponse((r) => r.url().endsWith('/debtor/') && r.status() === 200)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await read
  await expect(table(page)).toBeVisible()
  const since = server.seen.slice(asleep)
  expect(since.filter(isRefresh)).toHaveLength(1)
  expect(since.length).toBeLessThan(10)
})

const faultyStorage: Record<string, () => void> = {
  'refuses to be read': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, spoil] of Object.entries(faultyStorage)) {
  test(`a login says that the portal needs storage when storage ${name}`, async ({ page }) => {
    await page.addInitScript(spoil)
    await page.goto('/login')
    await logInHere(page, people.withDebts)
    await expect(page.getByRole('main').getByText(/does not let the portal store/)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })
}

test('a token is sent only in the header of API requests', async ({ page, context, server }) => {
  const messages: string[] = []
  const requests: { url: string; header: string | undefined; body: string }[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('request', (request) =>
    requests.push({
      url: request.url(),
      header: request.headers().authorization,
      body: request.postData() ?? '',
    }),
  )
  const tokens = new Set<string>()
  const inspect = async () => {
    const { access = '', refresh = '' } = await storedTokens(context)
    for (const token of [access, refresh]) tokens.add(token)
    const html = await page.content()
    for (const token of tokens) expect(html).not.toContain(token)
  }
  await logInToList(page)
  await inspect()
  await server.set({ fail: 'expire-access', rotate: true })
  for (const path of ['/debt-detail/1', '/add-debt', '/client-settings', '/about']) {
    const currentUser = page.waitForResponse(
      (response) => response.url().endsWith('/auth/users/me/') && response.ok(),
    )
    await page.goto(path)
    await currentUser
    await expect(heading(page)).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await inspect()
  }
  expect(tokens.size).toBe(4)
  for (const token of tokens) {
    expect(messages.join('\n')).not.toContain(token)
    for (const { url, header, body } of requests) {
      expect(url).not.toContain(token)
      if (header?.includes(token)) expect(url).toContain(`${origins.api}/api/v1/`)
      if (body.includes(token)) expect(url).toBe(`${origins.api}/api/v1/auth/jwt/refresh/`)
    }
  }
})

test('nothing of the first user is painted after another user logs in', async ({
  page,
  server,
}) => {
  await logIn(page, people.withDebts)
  await expect(table(page)).toBeVisible()
  // A response for the first user is still pending.
  const { release, requested } = await holdRequests(page, '**/api/v1/debtor/**')
  await page.getByRole('link', { name: firstDebtorName }).click()
  await requested
  await logOut(page)
  await page.evaluate((name) => {
    const seen = window as unknown as { sawFirst: boolean }
    seen.sawFirst = false
    // The new document may not have its body yet.
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(name)) seen.sawFirst = true
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, firstDebtorName)
  await logInHere(page, people.ofAnotherClient)
  await expect(heading(page)).toHaveText('Debts')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Otis Other (Logged In)')).toBeVisible()
  release()
  await expect(table(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { sawFirst: boolean }).sawFirst)).toBe(
    false,
  )
  const last = server.seen.filter(({ call }) => call === 'GET /api/v1/debtor/').at(-1)
  expect(userOf(last?.token ?? null)).toBe(2)
})

test('Back shows nothing after a logout, and only preferences remain in the browser', async ({
  page,
  server,
}) => {
  await logIn(page, people.withDebts)
  await page.getByRole('searchbox', { name: 'Search debts' }).fill(firstDebtorName)
  await page.getByRole('button', { name: /^Overdue/ }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Paid' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: firstDebtorName }).click()
  await expect(heading(page)).toHaveText(firstDebtorName)
  await logOut(page)
  const left = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: JSON.stringify({ ...sessionStorage }),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(left).toMatchObject({ databases: 0, caches: 0 })
  expect(Object.keys(left.local)).toEqual(['preference:1:columns'])
  expect(JSON.stringify(left)).not.toContain(firstDebtorName)
  const before = server.seen.length
  await page.goBack()
  await expect(heading(page)).toHaveText(/^(Register|Login)$/)
  await expect(page.getByText(firstDebtorName)).toHaveCount(0)
  expect(server.seen.slice(before).filter(({ token }) => token)).toEqual([])
})
