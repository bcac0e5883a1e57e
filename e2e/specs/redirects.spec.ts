import type { Page } from '@playwright/test'
import { expect, logInHere, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const marketing = 'https://www.harbour-recovery.example/'

const openMarketing = (page: Page) =>
  page
    .context()
    .route(marketing, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Marketing</title>' }),
    )

/** One of a kind each; unit tests of the sanitiser cover hundreds. */
for (const redirect of ['https:evil.example', 'javascript:document.title="stolen"', '/%6Cogin']) {
  test(`a login with the redirect ${redirect} leads to the start`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await logInHere(page, people.withoutDebts)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')
    expect(page.url()).toBe(`${baseURL}/`)
    await expect(page).not.toHaveTitle(/stolen/)
  })
}

test('a deep link is unchanged after Register and Login, however often a visitor switches', async ({
  page,
}) => {
  await page.goto('/debt-detail/1?tab=notes#latest')
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await link('Login').first().click()
  await link('Register').click()
  await link('Login').first().click()
  await expect(page).toHaveURL('/login?redirect=%2Fdebt-detail%2F1%3Ftab%3Dnotes%23latest')
  await logInHere(page, people.withDebts)
  await expect(page).toHaveURL('/debt-detail/1?tab=notes#latest')
})

test('Home opens the marketing site in a tab without an opener, and Back does not return to it', async ({
  page,
  context,
}) => {
  await openMarketing(page)
  await page.goto('/about')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Home/ }).click()
  const popup = await opening
  await expect(popup).toHaveURL(marketing)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  const rels = await page
    .locator('a[href^="http"], a[target]')
    .evaluateAll((links) => links.map((each) => each.getAttribute('rel')))
  expect(rels.length).toBeGreaterThan(4)
  expect(new Set(rels)).toEqual(new Set(['noopener noreferrer']))
  await page.goto('/home')
  await expect(page).toHaveURL(marketing)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
