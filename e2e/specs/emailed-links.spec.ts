import type { Page } from '@playwright/test'
import { expectSnackbar, mailTo } from '../support/actions'
import { recordRequests } from '../support/calls'
import { expect, logIn, password, people, test } from '../support/fixtures'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function askForReset(page: Page, email: string): Promise<string> {
  await page.goto('/request_password_reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page).toHaveURL('/password_reset_sent')
  return (await mailTo(page, email)).link
}

/** The link is neither in the address bar nor in requests to other sites. */
async function expectHidden(page: Page, link: string, shown: string) {
  await expect(page).toHaveURL(shown)
  const [uid = '', token = ''] = new URL(link).pathname.split('/').slice(-2)
  expect(page.url()).not.toContain(uid)
  expect(page.url()).not.toContain(token)
  await expect(page.locator('meta[name=referrer]').last()).toHaveAttribute('content', 'no-referrer')
}

test('an activation link sends one call and shows the result again after a reload', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(people.notActivated)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Just registered?').getByRole('link').click()
  await expect(page.getByLabel('Email')).toHaveValue(people.notActivated)
  await page.getByRole('button', { name: 'Send activation email' }).click()
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
  await expectSnackbar(page, 'Activation email sent!')

  const { link } = await mailTo(page, people.notActivated)
  const calls = recordRequests(page, /^POST .*\/users\/activation\/$/)
  await page.goto(link)
  await expect(heading(page)).toHaveText('Account activated')
  await expect(page).toHaveTitle('Harbour Client Portal - Account activated')
  await expectHidden(page, link, '/activate')
  expect(calls).toHaveLength(1)
  await page.reload()
  await expect(heading(page)).toHaveText('Account already activated')
  expect(calls).toHaveLength(2)
  await logIn(page, people.notActivated)
})

test('a reset link works once for a logged-in user and ends the session', async ({ page }) => {
  const link = await askForReset(page, people.withDebts)
  await logIn(page, people.ofAnotherClient)
  await page.goto(link)
  await expect(heading(page)).toHaveText('Choose a new password')
  await expectHidden(page, link, '/reset_password')
  await page.reload()
  const secret = '  Quarry Lamp 77  '
  await page.getByLabel('New password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm new password').fill(secret)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expectSnackbar(page, 'Password has been reset successfully!')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => [localStorage.access, localStorage.refresh])).toEqual([
    undefined,
    undefined,
  ])

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Another Lamp 78')
  await page.getByLabel('Confirm new password').fill('Another Lamp 78')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('This link has expired or has already been used')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new reset email' }).click()
  await expect(heading(page)).toHaveText('Reset your password')
  await expect(page.locator('meta[name=referrer]').last()).toHaveAttribute(
    'content',
    'strict-origin',
  )
  await logIn(page, people.withDebts, secret)
})

test('a visitor whose session has expired stays on the reset link', async ({ page }) => {
  const link = await askForReset(page, people.withDebts)
  await page.evaluate(() => {
    localStorage.access = 'dead.dead.dead'
    localStorage.refresh = 'dead.dead.dead'
  })
  await page.goto(link)
  await expect(heading(page)).toHaveText('Choose a new password')
  await expect.poll(() => page.evaluate(() => localStorage.access)).toBeUndefined()
  await expect(page).toHaveURL('/reset_password')
  await page.getByLabel('New password', { exact: true }).fill('Quarry Lamp 77')
  await page.getByLabel('Confirm new password').fill('Quarry Lamp 77')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expectSnackbar(page, 'Password has been reset successfully!')
})
