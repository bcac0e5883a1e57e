import type { Page, Route } from '@playwright/test'
import { expect, logIn, people, test } from '../support/fixtures'
import { origins } from '../support/origins'

// Against a real port: what the network does wrong is done between the page and the server.
test.use({ baseURL: origins.real })

const api = `${origins.api}/api/v1/`
const gateway = '<html><h1>502 Bad Gateway</h1><hr>nginx/1.22.1 Traceback</html>'

/** Every screen that reads: its failing request and a text that appears once it succeeds. */
const reading: [path: string, calls: RegExp, well: string][] = [
  ['/', /debtor\/$/, 'Search debts'],
  ['/debt-detail/1', /debtor\/1$/, 'Edit debt'],
  ['/debt-detail/1?tab=notes', /debt_notes\//, 'Delete note'],
  ['/debt-detail/1?tab=invoices', /invoice\//, 'Upload invoices'],
  ['/debt-detail/1?tab=payments', /debtor\/1$/, 'BACS 20240603'],
  ['/debt-detail/1?tab=addresses', /debtor_address\//, 'Add address'],
  ['/debt-detail/1?tab=contacts', /debtor_contact\//, 'Add contact'],
  ['/client-settings', /clients\//, 'Company number'],
  ['/client-settings', /client_settings\//, 'Payment terms'],
  ['/add-debt', /users\/me\//, 'Save debt'],
  ['/first-debt', /users\/me\//, 'Debts'],
  ['/register-details', /users\/me\//, 'Debts'],
]

async function checkScreen(page: Page, [path, calls, well]: (typeof reading)[number]) {
  const url = (address: URL) => address.href.startsWith(api) && calls.test(address.pathname)
  // A foreign page with 200 is not tried again by itself, so it takes no time.
  await page.route(url, (route: Route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          contentType: 'text/html',
          body: gateway,
          headers: { 'access-control-allow-origin': origins.real },
        }),
  )
  await page.goto(path)
  const unexpected = page.getByText('An unexpected error occurred. Please try again.')
  await expect(unexpected.first(), path).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/[<>]|nginx|Traceback|undefined|NaN|\[object/)
  await page.unroute(url)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText(well).or(page.getByLabel(well)).first(), path).toBeVisible()
}

test('every screen offers to try again when a read is answered with a foreign page', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await logIn(page, people.withDebts)
  for (const screen of reading) await test.step(screen[0], () => checkScreen(page, screen))
})
