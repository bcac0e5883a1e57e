import type { Page } from '@playwright/test'
import { fillDebt } from '../support/actions'
import { followRequests, holdRequests, reconnect } from '../support/calls'
import { extendTimers } from '../support/extend-timers'
import { logIn, logOut } from '../support/fixtures'
import {
  expect,
  firstDebtorName,
  isRefresh,
  logInToList,
  type OwnServer,
  people,
  storedTokens,
  table,
  test,
} from '../support/own-api'

/** Stores tokens like a login in that tab. */
const store = (page: Page, pair: { access: string; refresh: string }) =>
  page.evaluate(({ access, refresh }) => {
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
  }, pair)

const refreshing = '**/auth/jwt/refresh/'
/** The portal's timeout of a refresh, which a held one must not reach. */
const refreshTimeoutMs = 20_000

test('three tabs stay logged in when they expire together, time after time', async ({
  page,
  context,
  server,
}) => {
  const rounds = 8
  await server.set({ rotate: true, blacklist: true })
  await logIn(page, people.withDebts)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/debts')
    await expect(table(tab)).toBeVisible()
  }
  for (let round = 1; round <= rounds; round += 1) {
    await server.set({ fail: 'expire-access' })
    const read = tabs.map((tab) =>
      tab.waitForResponse((r) => r.url().endsWith('/debtor/') && r.status() === 200),
    )
    await Promise.all(tabs.map(reconnect))
    await Promise.all(read)
    // A tab that is still reading the list would not fetch it again in the next round.
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Refresh', exact: true })).not.toHaveAttribute(
        'aria-busy',
      )
    }
    const { access } = await storedTokens(context)
    expect(await server.userStatus(access), `the stored token after round ${round}`).toBe(200)
  }
  for (const tab of tabs) await expect(table(tab)).toBeVisible()
  // One refresh per round, not per tab; late tabs adopt the stored pair.
  expect(server.seen.filter(isRefresh).length).toBeLessThan(rounds + 3)
  const { refresh } = await storedTokens(context)
  expect(await server.refreshStatus(refresh), 'the stored refresh token').toBe(200)
})

/**
 * Opens a second tab and holds a refresh of the first, after both have finished their requests: a late one of
 * the second tab would refresh the session there, and one of the first would prevent a new fetch.
 */
async function openDuringRefresh(page: Page, server: OwnServer, path: string) {
  await page.addInitScript(extendTimers, refreshTimeoutMs)
  const requestsEnded = followRequests(page)
  await logInToList(page)
  const other = await page.context().newPage()
  const otherRequestsEnded = followRequests(other)
  await other.goto(path)
  await requestsEnded()
  await otherRequestsEnded()
  const { release, requested } = await holdRequests(page, refreshing)
  await server.set({ fail: 'expire-access' })
  await reconnect(page)
  await requested
  return { other, release }
}

test('a logout in another tab is not undone by a refresh under way', async ({
  page,
  context,
  server,
}) => {
  const { other, release } = await openDuringRefresh(page, server, '/debts')
  await expect(table(other)).toBeVisible()
  await logOut(other)
  // The first tab loads anew for the change of user, so it no longer reads the response.
  release()
  await expect(page).toHaveURL(/\/login/)
  expect(await storedTokens(context)).toEqual({})
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('another user who logs in during a refresh keeps their session', async ({
  page,
  context,
  server,
}) => {
  const { other, release } = await openDuringRefresh(page, server, '/about')
  const pair = await server.logIn(people.ofAnotherClient)
  await store(other, pair)
  // The first tab loads anew for the change of user, so it no longer reads the response.
  release()
  await expect(table(page)).toBeVisible()
  await expect(page.getByText(firstDebtorName)).toHaveCount(0)
  expect(await storedTokens(context)).toEqual(pair)
})

test('a form of one user is not sent as another who logs in in a second tab', async ({
  page,
  server,
}) => {
  await logIn(page, people.withDebts)
  await page.goto('/add-debt')
  await fillDebt(page, { company: 'A only', reference: 'U04', amount: '12', date: '01/02/2025' })
  const pair = await server.logIn(people.ofAnotherClient)
  // The click comes before this tab's storage event for the other user.
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
    document.querySelector('form')?.requestSubmit()
    setTimeout(() => {
      const event = { key: 'access', storageArea: localStorage, newValue: access }
      window.dispatchEvent(new StorageEvent('storage', event))
    })
  }, pair)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')
  await expect(page.getByLabel('Company name')).toHaveCount(0)
  expect(server.seen.map(({ call }) => call)).not.toContain('POST /api/v1/debtor/')
})

test('a logout or cleared storage in one tab closes the private screens of all tabs', async ({
  page,
  context,
}) => {
  for (const end of ['logout', 'clear'] as const) {
    await logIn(page, people.withDebts)
    const other = await context.newPage()
    await other.goto('/debt-detail/1')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(firstDebtorName)
    if (end === 'logout') await logOut(page)
    else await page.evaluate(() => localStorage.clear())
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login')
    expect(await other.content()).not.toContain(firstDebtorName)
    await other.close()
  }
})
