import type { Page } from '@playwright/test'
import { expectRow, expectSnackbar, fillDebt, makeServer } from './actions'
import { expect, logIn, logOut, password, people, test } from './fixtures'

/** The requests of a kind that left the page. */
function watch(page: Page, method: string, path: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The service worker answers the page's own request; what it lets through is seen again.
    if (request.serviceWorker() === null && request.method() === method && path.test(pathname)) {
      seen.push(pathname)
    }
  })
  return seen
}

const debt = { company: 'Accident Ltd', reference: 'ACC-1', amount: '1,234.50', date: '01/02/2025' }
const table = (page: Page) => page.getByRole('table', { name: 'Debts' })

test('W02: a debt whose answer is lost is found, not sent twice', async ({ page }) => {
  await logIn(page, people.withoutDebts)
  await page.goto('/add-debt')
  const posts = watch(page, 'POST', /\/debtor\/$/)
  await fillDebt(page, { ...debt, company: 'Lost Answer' })
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page.getByRole('link', { name: 'Open the debt' })).toBeVisible()
  expect(posts).toHaveLength(1)
  await page.goto('/debts')
  await expectRow(table(page), { 'Your reference': 'ACC-1', Outstanding: '1,234.50' })
  await expect(table(page).getByRole('row')).toHaveCount(2)
})

test('W02: a debt that never arrived is looked for before it can be sent again', async ({
  page,
}) => {
  await logIn(page, people.withoutDebts)
  await page.goto('/add-debt')
  await fillDebt(page, { ...debt, company: 'Never Arrives' })
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await page.goto('/debts')
  await expect(
    page.getByRole('heading', { name: 'You have not added any debts yet' }),
  ).toBeVisible()
})

test('three presses in one moment save one debt', async ({ page }) => {
  await logIn(page, people.withoutDebts)
  await page.goto('/add-debt')
  const posts = watch(page, 'POST', /\/debtor\/$/)
  await fillDebt(page, debt)
  await page.getByRole('button', { name: 'Save debt' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) button.form?.requestSubmit()
  })
  await expectSnackbar(page, 'Debt saved successfully!')
  await expect(page.getByRole('link', { name: 'Open the debt' })).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await logIn(page, people.withDebts)
  await makeServer(page, 'list-broken-json')
  await page.reload()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await makeServer(page, null)
  await retry.click()
  await expect(table(page)).toBeVisible()
})

test('one record out of shape is told, and takes nothing else down', async ({ page }) => {
  await logIn(page, people.withDebts)
  await makeServer(page, 'list-one-bad-record')
  await page.reload()
  await expect(page.getByText(/could not be read/)).toBeVisible()
  await expect(table(page).getByRole('row')).toHaveCount(40)
})

test('an expired access token is renewed without anybody noticing', async ({ page }) => {
  await logIn(page, people.withDebts)
  await expect(table(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const refreshes = watch(page, 'POST', /\/jwt\/refresh\/$/)
  await makeServer(page, 'expire-access')
  await page.goto('/debt-detail/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderbrook Joinery Ltd')
  expect(refreshes).toHaveLength(1)
})

test('work typed before the session ended is there after logging in again', async ({ page }) => {
  await logIn(page, people.withDebts)
  await page.goto('/add-debt')
  await fillDebt(page, debt)
  await makeServer(page, 'refresh-refused')
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadd-debt/)
  // Once, and with what is true of the work.
  await expect(page.getByRole('main').getByText(/session has ended/)).toHaveText(
    'Your session has ended. Log in to go on; your unsaved work is kept.',
  )
  await makeServer(page, null)
  await page.getByLabel('Email').fill(people.withDebts)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a debt')
  await expect(page.getByLabel('Company name')).toHaveValue('Accident Ltd')
  await expect(page.getByLabel('Original amount')).toHaveValue('1,234.50')
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expectSnackbar(page, 'Debt saved successfully!')
})

test('logging out in one tab ends all of them, and the next person sees nothing of it', async ({
  page,
  context,
}) => {
  await logIn(page, people.withDebts)
  await expect(table(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/debts')
  await expect(table(other)).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('Alderbrook Joinery Ltd')).toHaveCount(0)
  expect(
    await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')]),
  ).toEqual([null, null])
  await logIn(page, people.ofAnotherClient)
  await expect(table(page)).toBeVisible()
  await expect(page.getByText('Alderbrook Joinery Ltd')).toHaveCount(0)
  await page.goto('/debt-detail/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt not found')
})

test('the way in and to a debt, by the keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(people.withDebts)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')
  await page.getByRole('searchbox', { name: 'Search debts' }).focus()
  await page.keyboard.type('CUST-0001')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Alderbrook Joinery Ltd' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Harbour Client Portal - Debt detail')
})
