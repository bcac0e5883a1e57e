import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectSnackbar, mailTo } from '../support/actions'
import { enterAs, expect, logIn, logOut, people, test } from '../support/fixtures'

/**
 * The tasks of a credit controller, but for two that have files of their own: registering up to the first
 * debt with an invoice (`journey.spec.ts`) and importing a messy ledger (`import.spec.ts`).
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

async function openDebt(page: Page, name: string, tab = '') {
  await page.getByRole('searchbox', { name: 'Search debts' }).fill(name)
  await page.getByRole('link', { name }).click()
  await expect(heading(page)).toHaveText(name)
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

test('the five oldest undisputed debts over £1,000 are exported by keyboard alone', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  const search = page.getByRole('searchbox', { name: 'Search debts' })
  const exportButton = page.getByRole('button', { name: 'Export CSV' })
  await expect(exportButton).toBeVisible()
  await search.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel('Outstanding from').fill('1000')
  await page.getByLabel('In dispute').selectOption('Not disputed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()
  const rows = page.getByRole('table', { name: 'Debts' }).locator('tbody').getByRole('row')
  const oldest = (await rows.getByRole('link').allInnerTexts()).slice(0, 5)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  for (let row = 1; row < 5; row += 1) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('5 selected')
  for (let row = 0; row < 5; row += 1) await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(exportButton).toBeFocused()
  await page.keyboard.press('Enter')
  // The menu takes the keys once it has the focus, and its first item is highlighted.
  const item = page.locator('[role=menu]:focus [role=menuitem][data-highlighted]')
  await expect(item).toHaveText('As shown')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^debts-as-shown-.*\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(6)
  for (const name of oldest) expect(lines.join('\n')).toContain(name.split(',')[0])
})

test('a payment of £500 is reported and stands beside what is paid', async ({ page }) => {
  await enterAs(page, people.withDebts)
  await openDebt(page, 'Penhallow Haulage Ltd')
  await page.getByRole('button', { name: 'Report a payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /part/i }).check()
  await dialog.getByLabel(/^Amount/).fill('500')
  await dialog.getByLabel('Date paid').fill('01/10/2025')
  await dialog.getByRole('button', { name: 'Report payment' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main(page)).toContainText('£500.00 reported, not confirmed')
})

test('an address and a phone number are corrected, and the only contact is removed', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await openDebt(page, 'Penhallow Haulage Ltd', 'Addresses')
  await page.getByRole('button', { name: /^Edit address/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address line 1').fill('2 New Street')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expectSnackbar(page, 'Address updated successfully!')
  await expect(main(page)).toContainText('2 New Street')
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: /^Edit contact/ }).click()
  await dialog.getByLabel('Phone number').fill('020 7946 0999')
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await expectSnackbar(page, 'Contact updated successfully!')
  await page.reload()
  await expect(main(page)).toContainText('020 7946 0999')
  await page.getByRole('button', { name: /^Remove contact/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove contact' }).click()
  await expect(main(page)).toContainText('No contacts')
  await expect(page.locator('body')).not.toBeFocused()
})

test('a statement prints alone, black on white, without split rows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(page, people.withDebts)
  await openDebt(page, 'Alderbrook Joinery Ltd')
  await page.getByRole('link', { name: 'Statement of account' }).click()
  await expect(page.getByText('Kettle & Harbour Supplies Ltd')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const away of ['banner', 'navigation', 'contentinfo', 'button', 'link', 'status'] as const) {
    await expect(page.getByRole(away), away).toHaveCount(0)
  }
  const demonstration = page.getByText('Demonstration: nothing is sent')
  await expect(demonstration).toHaveCSS('color', 'rgb(0, 0, 0)')
  const paper = page.locator('[data-paper]')
  await expect(paper.getByRole('heading', { name: 'Statement of account' })).toBeVisible()
  const looks = await paper.evaluate((element) => ({
    colours: [element, ...element.querySelectorAll('*')].map(
      (part) => getComputedStyle(part).color,
    ),
    page: getComputedStyle(document.body).backgroundColor,
    whole: getComputedStyle(element.querySelector('tbody tr') as Element).breakInside,
    left: element.getBoundingClientRect().left,
  }))
  expect(new Set(looks.colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(looks).toMatchObject({ page: 'rgb(255, 255, 255)', whole: 'avoid', left: 0 })
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(file).toMatch(/\/Count 1\b/)
})

test('a pause is asked for and stands where the debt stands', async ({ page }) => {
  await enterAs(page, people.withDebts)
  await openDebt(page, 'Penhallow Haulage Ltd')
  await page.getByRole('button', { name: 'Ask us to pause' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask us to pause' })
  await dialog.getByLabel(/^Reason/).fill('They promised to pay by Friday.')
  await dialog.getByRole('button', { name: 'Ask us to pause' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(
    /You asked us on .* to pause/,
  )
})

test('a review of the terms is asked for, and after a logout a forgotten password is reset', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Client settings' }).click()
  await expect(heading(page)).toHaveText('Client settings')
  await expect(main(page)).toContainText('Kettle & Harbour Supplies Ltd')
  await page.getByRole('button', { name: 'Request review' }).click()
  await expectSnackbar(page, 'Our commercial team will be in contact shortly')
  await logOut(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page)).toHaveText('Reset your password')
  await page.getByLabel('Email').fill(people.withDebts)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(heading(page)).toHaveText('Check your email')
  await page.goto((await mailTo(page, people.withDebts)).link)
  await page.getByLabel('New password', { exact: true }).fill('Quarry Lamp 77')
  await page.getByLabel('Confirm new password').fill('Quarry Lamp 77')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expectSnackbar(page, 'Password has been reset successfully!')
  await logIn(page, people.withDebts, 'Quarry Lamp 77')
})
