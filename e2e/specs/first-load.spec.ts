import type { Page, Route } from '@playwright/test'
import { restoreSession } from '../support/clients'
import { expect, people, test } from '../support/own-api'

const firstRow = (page: Page) =>
  page.getByRole('table', { name: 'Debts' }).getByRole('link').first()

/** The requests of a page, and the list of debts, which is held back until it is released. */
async function openHeld(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/v1/debtor/**', async (route: Route) => {
      resolve()
      await held
      await route.fallback()
    })
  })
  await page.goto('/debts')
  await isAsked
  await page.waitForLoadState('networkidle')
  return { urls, release }
}

const screens = /\/assets\/(about|add-debt|client-settings|debt-detail|login|register)[.-]/

test('other screens are fetched only after the list has its rows', async ({ page, server }) => {
  await restoreSession(page, await server.logIn(people.withDebts))
  const { urls, release } = await openHeld(page)
  expect(urls.filter((url) => screens.test(url))).toEqual([])
  release()
  await expect(firstRow(page)).toBeVisible()
  await expect.poll(() => urls.filter((url) => screens.test(url)).length).toBeGreaterThan(5)
})

test('other screens are not fetched with Save-Data until they are opened', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    })
  })
  await restoreSession(page, await server.logIn(people.withDebts))
  const { urls, release } = await openHeld(page)
  release()
  await expect(firstRow(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => screens.test(url))).toEqual([])
  await firstRow(page).click()
  await expect.poll(() => urls.filter((url) => screens.test(url)).length).toBeGreaterThan(0)
})
