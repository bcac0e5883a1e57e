import type { Page, Request, Route } from '@playwright/test'
import { expectSnackbar } from '../support/actions'
import { followRequests, navigateInApp } from '../support/calls'
import { origins } from '../support/origins'
import { expect, people, test } from '../support/own-api'
import { restoreSession } from '../support/stored-session'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const newVersion = 'A new version of the portal is ready'

/** How hosts respond for a file that a deploy has removed. */
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'not found' })
const pageInstead = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' })

/** Simulates a deploy while the page is open: unloaded chunks are missing until the page reloads. */
async function deploy(page: Page, handler = notFound) {
  await page.route('**/assets/**', handler)
  let loads = 0
  page.on('request', (request: Request) => {
    if (!request.isNavigationRequest() || !request.url().startsWith(origins.real)) return
    loads += 1
    void page.unroute('**/assets/**', handler)
  })
  return { loads: () => loads }
}

/** Opens a screen for a logged-in user and waits until it has finished its own downloads. */
async function open(page: Page, path: string, tokens: { access: string; refresh: string }) {
  const untilQuiet = followRequests(page)
  await restoreSession(page, tokens)
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await untilQuiet()
}

test('a tab without unsaved work reloads once and shows the requested page', async ({
  page,
  server,
  faults,
}) => {
  await open(page, '/debts', await server.logIn(people.withDebts))
  const deployed = await deploy(page, pageInstead)
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('About us')
  expect(deployed.loads()).toBe(1)
  // The router marks its own reload in sessionStorage.
  const stored = await page.evaluate(() => Object.keys(sessionStorage).join())
  expect(stored).not.toContain('reload')
  // The browser's error when a script request returns HTML.
  expect(faults.splice(0).filter((fault) => !fault.includes('MIME type of "text/html"'))).toEqual(
    [],
  )
})

test('a chunk that stays missing leads to a message and a way out, also on first load', async ({
  page,
  server,
}) => {
  await open(page, '/about', await server.logIn(people.withDebts))
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && loads++)
  await page.route('**/assets/client-settings-*.js', notFound)
  await navigateInApp(page, '/client-settings')
  await expect(heading(page)).toHaveText('Something went wrong')
  expect(loads).toBe(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => loads).toBe(2)
  await expect(heading(page)).toHaveText('Something went wrong')
  await page.getByRole('link', { name: 'Go to your debts' }).click()
  await expect(heading(page)).toHaveText('Debts')
  expect(loads).toBe(2)
  await page.goto('/client-settings')
  await expect(heading(page)).toHaveText('Something went wrong')
  expect(loads).toBe(4)
  await page.unroute('**/assets/client-settings-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Client settings')
})

test('nothing reloads while offline, a message says so, and the screen opens once online', async ({
  page,
  context,
  server,
}) => {
  await open(page, '/debts', await server.logIn(people.withDebts))
  const deployed = await deploy(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('We could not load this page')
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('We could not load this page')
  expect(deployed.loads()).toBe(0)
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('About us')
  expect(deployed.loads()).toBe(1)
})

test('the new version waits until unsaved work is saved', async ({ page, server }) => {
  await open(page, '/debt-detail/1?tab=notes', await server.logIn(people.withDebts))
  const deployed = await deploy(page)
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill('Promised to pay on Friday')
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText(newVersion)
  // Reloading anyway triggers the browser's prompt; cancelling it changes nothing.
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  // A part that was still missing may offer a reload of its own.
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await dismissed
  await expect(heading(page)).toHaveText(newVersion)
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(note).toHaveValue('Promised to pay on Friday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectSnackbar(page, 'Note added successfully!')
  expect(deployed.loads()).toBe(0)
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('About us')
  expect(deployed.loads()).toBe(1)
})
