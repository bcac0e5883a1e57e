import type { Page } from '@playwright/test'
import { expectNoViolations, inColours } from './axe'
import { expect, logIn, people, test } from './fixtures'
import { inside, outside } from './screens'

/** Light, dark, and as narrow as WCAG 1.4.10 asks: nothing is found and nothing overflows. */
async function check(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  for (const colorScheme of ['light', 'dark'] as const) {
    await inColours(page, colorScheme)
    await expectNoViolations(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: 'page overflow at 320 px' }).toBe(0)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

async function checkAll(page: Page, paths: readonly string[]) {
  for (const path of paths) await test.step(path, () => check(page, path))
}

test('screens open to everybody', async ({ page }) => {
  test.setTimeout(180_000)
  await checkAll(page, outside)
})

test('screens of a client with debts', async ({ page }) => {
  test.setTimeout(240_000)
  await logIn(page, people.withDebts)
  await checkAll(page, inside)
})

test('screens of a client who is just beginning', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page, people.withoutCompany)
  await checkAll(page, ['/', '/register-details'])
})

test('screens of a client without debts', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page, people.withoutDebts)
  await checkAll(page, ['/', '/first-debt'])
})

test('what opens over a screen: account card, sheet, dialogs, form errors', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/register')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expectNoViolations(page)
  await logIn(page, people.withDebts)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Dana Demo (Logged In)')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.goto('/debt-detail/1?tab=addresses')
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByRole('dialog', { name: 'Add address' })).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectNoViolations(page)
})

test('what opens over the list: views, columns, selection, command bar, keys', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page, people.withDebts)
  await page.goto('/?age=over-180&q=c&show=overdue')
  for (const name of ['Filters', 'Views', 'Columns', 'Select rows']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.getByRole('button', { name: /^Select all/ }).click()
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
  await expectNoViolations(page)
  await inColours(page, 'dark')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('button', { name: 'Commands' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('c')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await expectNoViolations(page)
})
