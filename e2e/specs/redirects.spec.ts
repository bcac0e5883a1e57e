import type { Page } from '@playwright/test'
import { expect, password, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const start = '/'

/** One example of each kind; unit tests of the sanitiser cover hundreds. */
const hostile = [
  'https:evil.example',
  '/\t/evil.example',
  'javascript:document.title="stolen"',
  '/x/..//evil.example',
]
const looping = [
  '/%6Cogin',
  '/login?redirect=/login?redirect=/login',
  `/debts?q=${'a'.repeat(8_192)}`,
]

/** Logs in with a `redirect` and logs out again at the end. */
async function logInWith(page: Page, redirect: string): Promise<string> {
  // Navigates inside the app, to avoid reloading the portal each time.
  await page.evaluate(
    (address) => {
      localStorage.clear()
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    `/login?redirect=${encodeURIComponent(redirect)}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await page.getByLabel('Email').fill(people.withoutDebts)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Login')
  await expect(page).not.toHaveTitle(/stolen/)
  return page.url()
}

test('R01: a redirect never leaves the portal or runs a script', async ({ page, baseURL }) => {
  await page.goto('/login')
  for (const redirect of hostile) {
    await test.step(JSON.stringify(redirect), async () => {
      expect(await logInWith(page, redirect)).toBe(`${baseURL}${start}`)
    })
  }
})

test('R02: a redirect never loops or grows without bounds', async ({ page, baseURL }) => {
  await page.goto('/login')
  for (const redirect of looping) {
    await test.step(redirect.slice(0, 60), async () => {
      expect(await logInWith(page, redirect)).toBe(`${baseURL}${start}`)
    })
  }
})

test('R02: the address does not grow when a visitor switches between login and register', async ({
  page,
}) => {
  await page.goto('/add-debt?by=csv')
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  for (let round = 0; round < 3; round += 1) {
    await expect(page).toHaveURL('/register?redirect=%2Fadd-debt%3Fby%3Dcsv')
    await link('Login').first().click()
    await expect(page).toHaveURL('/login?redirect=%2Fadd-debt%3Fby%3Dcsv')
    await link('Register').click()
  }
})

test('R04: a deep link is unchanged after Register and Login', async ({ page }) => {
  await page.goto('/debt-detail/1?tab=notes#latest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await page.getByLabel('Email').fill(people.withDebts)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/debt-detail/1?tab=notes#latest')
})

test('R05: a new tab has no opener, and Home opens the marketing site', async ({
  page,
  context,
}) => {
  await context.route('https://www.harbour-recovery.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Marketing</title>' }),
  )
  await page.goto('/about')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Home/ }).click()
  const popup = await opening
  await expect(popup).toHaveURL('https://www.harbour-recovery.example/')
  expect(await popup.evaluate(() => window.opener)).toBeNull()

  const links = await page
    .locator('a[href^="http"], a[target]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]))
  expect(links.length).toBeGreaterThan(4)
  for (const [, rel] of links) expect(rel).toBe('noopener noreferrer')
})

test('R05: Back does not redirect to the marketing site again', async ({ page }) => {
  await page.route('https://www.harbour-recovery.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Marketing</title>' }),
  )
  await page.goto('/about')
  await page.goto('/home')
  await expect(page).toHaveURL('https://www.harbour-recovery.example/')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
