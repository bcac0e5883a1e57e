import type { Page, Request, Route } from '@playwright/test'
import { expectSnackbar } from '../support/actions'
import { followRequests, holdRequests, navigateInApp } from '../support/calls'
import { origins } from '../support/origins'
import { expect, people, test } from '../support/own-api'
import { uncoveredRoutes } from '../support/screens'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const newVersion = 'A new version of the portal is ready'

/** How hosts respond for a file that a deploy has removed. */
const gone = {
  404: (route: Route) => route.fulfill({ status: 404, body: 'not found' }),
  'the page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
}

/** Simulates a deploy while the page is open: unloaded chunks are missing until the page reloads. */
async function deploy(page: Page, handler = gone[404]) {
  await page.route('**/assets/**', handler)
  let loads = 0
  const onRequest = (request: Request) => {
    if (!request.isNavigationRequest() || !request.url().startsWith(origins.real)) return
    loads += 1
    void page.unroute('**/assets/**', handler)
  }
  page.on('request', onRequest)
  return { loads: () => loads, stop: () => page.off('request', onRequest) }
}

/**
 * Opens a screen, for a logged-in user. The returned function waits until a screen has
 * finished its own downloads, such as the HTTP client, which has to precede a deploy.
 */
async function open(page: Page, path: string, tokens?: { access: string; refresh: string }) {
  const untilQuiet = followRequests(page)
  await page.addInitScript((pair) => {
    if (window.location.hostname !== '127.0.0.1') return
    for (const [key, value] of Object.entries(pair ?? {})) localStorage.setItem(key, value)
  }, tokens)
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await untilQuiet()
  return untilQuiet
}

const away = 'the site of the firm'

/** Visited in this order, each screen from the previous one, the first from "About us". */
const screens: [who: string | null, screens: [path: string, h1: string][]][] = [
  [
    null,
    [
      ['/login', 'Login'],
      ['/activate', 'Request activation email'],
      ['/register', 'Register'],
      ['/activate/Nw/no-such-token', 'Activation failed'],
      ['/request-activation', 'Request activation email'],
      ['/request_password_reset', 'Reset your password'],
      ['/password_reset_sent', 'Check your email'],
      ['/reset_password', 'Reset your password'],
      ['/reset_password/MQ/no-such-token', 'Choose a new password'],
    ],
  ],
  [
    people.withDebts,
    [
      ['/', 'Debts'],
      ['/add-debt?by=csv', 'Add a debt'],
      ['/debts', 'Debts'],
      ['/add-debt', 'Add a debt'],
      ['/debt-detail/1', 'Alderbrook Joinery Ltd'],
      ['/client-settings', 'Client settings'],
      ['/debt-detail/1/statement', 'Statement of account'],
      ['/about', 'About us'],
      ['/home', away],
    ],
  ],
  [people.withoutDebts, [['/first-debt', 'Add your first debt']]],
  [people.withoutCompany, [['/register-details', 'Your company']]],
  [people.administrator, [['/admin', 'Administration']]],
]

for (const [who, visits] of screens) {
  test(`K06: each screen opens with one reload after a deploy: ${who ?? 'logged out'}`, async ({
    page,
    server,
  }) => {
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: away }))
    const untilQuiet = await open(
      page,
      '/about',
      who === null ? undefined : await server.logIn(who),
    )
    let reloads = 0
    for (const [path, h1] of visits) {
      await untilQuiet()
      const deployed = await deploy(page)
      await navigateInApp(page, path)
      await expect(h1 === away ? page.getByText(away) : heading(page), path).toHaveText(h1)
      // Zero if the screen's code is already loaded, because another screen shares it.
      expect(deployed.loads(), path).toBeLessThanOrEqual(1)
      reloads += deployed.loads()
      deployed.stop()
    }
    if (visits.length > 1) expect(reloads).toBeGreaterThan(0)
  })
}

test('K06: every screen is covered', () => {
  expect(uncoveredRoutes(screens.flatMap(([, visits]) => visits.map(([path]) => path)))).toEqual([])
})

test('K05: a tab without unsaved work reloads once and shows the requested page', async ({
  page,
  server,
  faults,
}) => {
  await open(page, '/debts', await server.logIn(people.withDebts))
  const deployed = await deploy(page, gone['the page instead'])
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

test('K05: a chunk that stays missing leads to a message and a way out, also on first load', async ({
  page,
  server,
}) => {
  await open(page, '/about', await server.logIn(people.withDebts))
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && loads++)
  await page.route('**/assets/client-settings-*.js', gone[404])
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

test('K05: nothing reloads while offline, a message says so, and the screen opens once online', async ({
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

test('K05: the page does not reload when the server is down', async ({ page, server }) => {
  await open(page, '/debts', await server.logIn(people.withDebts))
  const deployed = await deploy(page)
  await page.route(`${origins.real}/`, (route) => route.fulfill({ status: 502 }))
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('We could not load this page')
  expect(deployed.loads()).toBe(0)
})

test('F05: the new version waits until unsaved work is saved', async ({ page, server }) => {
  await open(page, '/debt-detail/1?tab=notes', await server.logIn(people.withDebts))
  const deployed = await deploy(page)
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill('Promised to pay on Friday')
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText(newVersion)
  // Reloading anyway triggers the browser's prompt; cancelling it changes nothing.
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  await page.getByRole('button', { name: 'Reload' }).click()
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

test('F05: a pending write completes before the user reloads the page', async ({
  page,
  server,
}) => {
  await open(page, '/debt-detail/1?tab=notes', await server.logIn(people.withDebts))
  const deployed = await deploy(page)
  const saving = await holdRequests(page, '**/debt_notes/**', 'POST')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Rang twice')
  await page.getByRole('button', { name: 'Add note' }).click()
  await saving.requested
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText(newVersion)
  saving.release()
  await expectSnackbar(page, 'Note added successfully!')
  expect(deployed.loads()).toBe(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page)).toHaveText('About us')
  const notes = server.seen.filter(({ call }) => /POST .*debt_notes/.test(call))
  expect(notes).toHaveLength(1)
})

test('F05: a missing dialog is reported and the form below keeps its values', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(page, '/register')
  const deployed = await deploy(page)
  await page.getByLabel('First name').fill('Canary')
  const toggle = page.getByRole('button', { name: 'Toggle navigation' })
  await toggle.click()
  await expect(page.getByText(newVersion)).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByLabel('First name')).toHaveValue('Canary')
  expect(deployed.loads()).toBe(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText(newVersion)).toBeHidden()
  await toggle.click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
})

test('F05: an import reports a missing chunk and does not read the file', async ({
  page,
  server,
}) => {
  await open(page, '/add-debt?by=csv', await server.logIn(people.withDebts))
  await expect(page.getByLabel('CSV file')).toBeAttached()
  await deploy(page)
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') })
  await expect(page.getByText(newVersion)).toBeVisible()
})
