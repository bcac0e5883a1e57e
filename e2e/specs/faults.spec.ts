import type { BrowserContext, Page, Route } from '@playwright/test'
import { holdRequests } from '../support/calls'
import { expect, logIn, people, test } from '../support/fixtures'
import { origins } from '../support/origins'

// Against a real port: what the network does wrong is done between the page and the server.
test.use({ baseURL: origins.real })

const api = `${origins.api}/api/v1/`
const unexpected = 'An unexpected error occurred. Please try again.'
const allowed = { 'access-control-allow-origin': origins.real }
const gateway = '<html><h1>502 Bad Gateway</h1><hr>nginx/1.22.1 Traceback</html>'

const respond = (status: number, contentType: string, body: string) => (route: Route) =>
  route.request().method() === 'OPTIONS'
    ? route.fallback()
    : route.fulfill({ status, contentType, body, headers: allowed })

const faults = {
  '502 with a page': respond(502, 'text/html', gateway),
  '200 with somebody else’s page': respond(200, 'text/html', gateway),
  '503 with JSON': respond(503, 'application/json', '{"detail":"OperationalError: nginx"}'),
}

/** Every screen that reads: its failing request and a text that appears once it succeeds. */
const reading: [path: string, calls: RegExp, well: string][] = [
  ['/', /debtor\/$/, 'Search debts'],
  ['/debts', /debtor\/$/, 'Search debts'],
  ['/debt-detail/1', /debtor\/1$/, 'Edit debt'],
  ['/debt-detail/1?tab=notes', /debt_notes\//, 'Delete note'],
  ['/debt-detail/1?tab=invoices', /invoice\//, 'Upload invoices'],
  ['/debt-detail/1?tab=addresses', /debtor_address\//, 'Add address'],
  ['/debt-detail/1?tab=contacts', /debtor_contact\//, 'Add contact'],
  ['/client-settings', /clients\//, 'Company number'],
  ['/client-settings', /client_settings\//, 'Payment terms'],
  ['/add-debt', /users\/me\//, 'Save debt'],
  ['/first-debt', /users\/me\//, 'Debts'],
  ['/register-details', /users\/me\//, 'Debts'],
]

async function expectNothingOdd(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/[<>]|nginx|Traceback|Operational|undefined|NaN|\[object/)
}

async function checkScreen(
  context: BrowserContext,
  [path, calls, well]: (typeof reading)[number],
  fault: (route: Route) => Promise<void>,
) {
  const page = await context.newPage()
  const url = (address: URL) => address.href.startsWith(api) && calls.test(address.pathname)
  await page.route(url, fault)
  await page.goto(path)
  await expect(page.getByText(unexpected).first(), path).toBeVisible()
  await expectNothingOdd(page)
  await page.unroute(url)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText(well).or(page.getByLabel(well)).first(), path).toBeVisible()
  await page.close()
}

type Fixtures = { page: Page; context: BrowserContext }

/** Runs three screens at a time. */
const walk =
  (fault: keyof typeof faults, screens: typeof reading) =>
  async ({ page, context }: Fixtures) => {
    await logIn(page, people.withDebts)
    const left = [...screens]
    const worker = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        await checkScreen(context, next, faults[fault])
      }
    }
    await Promise.all([worker(), worker(), worker()])
  }

// A server error is retried three times, which is slow, so a third of the screens are tested.
test(
  'N01: a screen offers to try again when a read returns 502 with a page',
  walk(
    '502 with a page',
    reading.filter((_, index) => index % 3 === 0),
  ),
)
test(
  'N02: a screen offers to try again when a read returns 200 with a foreign page',
  walk(
    '200 with somebody else’s page',
    reading.filter((_, index) => index % 3 !== 0),
  ),
)

const send =
  (fault: keyof typeof faults) =>
  async ({ page }: { page: Page }) => {
    const forms: [path: string, button: string, fields: Record<string, string>][] = [
      ['/login', 'Login', { Email: people.withDebts, Password: 'x' }],
      ['/request_password_reset', 'Send reset email', { Email: people.withDebts }],
      ['/request-activation', 'Send activation email', { Email: people.withDebts }],
      [
        '/reset_password/MQ/t-1',
        'Reset password',
        { 'New password': 'Quarry-Lamp-77', 'Confirm new password': 'Quarry-Lamp-77' },
      ],
    ]
    await page.route(`${api}**`, faults[fault])
    for (const [path, button, fields] of forms) {
      await page.goto(path)
      for (const [label, text] of Object.entries(fields)) {
        await page.getByLabel(label, { exact: true }).fill(text)
      }
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(unexpected).first(), path).toBeVisible()
      await expectNothingOdd(page)
      for (const [label, value] of Object.entries(fields)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
      }
    }
  }

test('N01: a form keeps its values when a write returns 503 with JSON', send('503 with JSON'))
test(
  'N02: a form keeps its values when a write returns 200 with a foreign page',
  send('200 with somebody else’s page'),
)

test('a throttled login shows the server’s message', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('throttled@example.com')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const message = 'Request was throttled. Expected available in 60 seconds.'
  await expect(page.getByText(message).first()).toBeVisible()
})

test.describe('N09: a slow response', () => {
  test('shows progress, and leaving cancels it silently', async ({ page }) => {
    await logIn(page, people.withDebts)
    const { requested, release } = await holdRequests(page, /\/debtor\/1$/)
    const ended = page.waitForEvent('requestfailed', (request) =>
      /\/debtor\/1$/.test(request.url()),
    )
    await page.goto('/debt-detail/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt detail')
    await requested
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
    release()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
