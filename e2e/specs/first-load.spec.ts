import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { followRequests, holdRequests } from '../support/calls'
import { restoreSession } from '../support/clients'
import { expect, people, test } from '../support/own-api'

const firstRow = (page: Page) =>
  page.getByRole('table', { name: 'Debts' }).getByRole('link').first()

/**
 * The requests of a page, and the list of debts, which is held back until it is released. Resolves
 * when the list is the only request under way and the page is idle.
 */
async function openHeld(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const untilQuiet = followRequests(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const requested = new Promise<void>((resolve) => {
    void page.route('**/api/v1/debtor/**', async (route: Route) => {
      resolve()
      await held
      await route.fallback()
    })
  })
  await page.goto('/debts')
  await requested
  await untilQuiet(1)
  return { urls, release, untilQuiet }
}

const screens = /\/assets\/(about|add-debt|client-settings|debt-detail|login|register)[.-]/

/**
 * The URLs requested before the first rows are painted. The icon always counts, because only headed
 * browsers request it.
 */
async function requestsBeforeRows(page: Page, untilQuiet: () => Promise<void>): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0)
  // A request has no entry before its response.
  await untilQuiet()
  return page.evaluate(() => {
    const rowsAt = performance.getEntriesByName('rows')[0]?.startTime ?? 0
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
    return [
      location.href,
      icon,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name !== icon && startTime <= rowsAt)
        .map(({ name }) => name),
    ]
  })
}

/** Runs in the page: early shortcuts expire after 800 seconds instead of eight, as a busy machine needs. */
function extendEarlyShortcuts() {
  const now = performance.now.bind(performance)
  performance.now = () => now() / 100
}

test('the list needs at most 14 requests and 190 kB of script for its first rows', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('table[aria-label=Debts] tbody a')) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('rows'))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await restoreSession(page, await server.logIn(people.withDebts))
  // The list is delayed, so the browser is idle; nothing else may be preloaded.
  const { release, untilQuiet } = await openHeld(page)
  release()
  const urls = await requestsBeforeRows(page, untilQuiet)
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(14)
  let bytes = 0
  for (const url of new Set(urls.filter((name) => name.endsWith('.js')))) {
    bytes += brotliCompressSync(await (await page.request.get(url)).body()).length
  }
  expect(bytes).toBeLessThanOrEqual(190_000)
})

test('shortcuts of the list that are pressed before it has rows run when it has', async ({
  page,
  server,
}) => {
  await page.addInitScript(extendEarlyShortcuts)
  await restoreSession(page, await server.logIn(people.withDebts))
  const { release } = await openHeld(page)
  for (const key of ['j', 'x', 'j']) await page.keyboard.press(key)
  release()
  const rows = page.getByRole('table', { name: 'Debts' }).getByRole('row')
  await expect(rows.nth(2).getByRole('link')).toBeFocused()
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(rows.nth(2).getByRole('checkbox')).not.toBeChecked()
})

test('the command bar opens when its shortcut was pressed before its code had loaded', async ({
  page,
  server,
}) => {
  await page.addInitScript(extendEarlyShortcuts)
  await restoreSession(page, await server.logIn(people.withDebts))
  const commands = await holdRequests(page, '**/assets/commands-*.js')
  await page.goto('/debts', { waitUntil: 'commit' })
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  commands.release()
  const bar = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(bar.getByRole('combobox')).toBeFocused()
})

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
  const { urls, release, untilQuiet } = await openHeld(page)
  release()
  await expect(firstRow(page)).toBeVisible()
  await untilQuiet()
  expect(urls.filter((url) => screens.test(url))).toEqual([])
  await firstRow(page).click()
  await expect.poll(() => urls.filter((url) => screens.test(url)).length).toBeGreaterThan(0)
})
