import type { Page, Route } from '@playwright/test'
import { restoreSession } from '../support/clients'
import { expect, people, test } from '../support/own-api'

const firstRow = (page: Page) =>
  page.getByRole('table', { name: 'Debts' }).getByRole('link').first()
const scriptsOf = (urls: readonly string[]) => urls.filter((url) => url.endsWith('.js'))

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

test('the list asks for its own code and its two calls before its rows are there', async ({
  page,
  server,
}) => {
  await restoreSession(page, await server.logIn(people.withDebts))
  const { urls, release } = await openHeld(page)
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(14)
  const before = scriptsOf(urls).length
  release()
  await expect(firstRow(page)).toBeVisible()
  // The other screens follow, so that a lost connection takes none of them away.
  await expect.poll(() => scriptsOf(urls).length).toBeGreaterThan(before + 20)
})

test('with Save-Data another screen is fetched when its link is pointed at, and not before', async ({
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
  const isDebtScreen = (url: string) => /debt-detail/.test(url) && url.endsWith('.js')
  expect(urls.filter(isDebtScreen)).toEqual([])
  await firstRow(page).hover()
  await expect.poll(() => urls.filter(isDebtScreen).length).toBeGreaterThan(0)
})
