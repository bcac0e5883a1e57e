import type { Page } from '@playwright/test'
import { expectRow } from '../support/actions'
import { enterAs, expect, people, test } from '../support/fixtures'

const table = (page: Page) => page.getByRole('table', { name: 'Debts' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('Back from a debt restores the filters and scroll position of the list', async ({ page }) => {
  await enterAs(page, people.withDebts)
  await page.getByRole('searchbox', { name: 'Search debts' }).fill('ltd')
  await table(page).getByRole('button', { name: 'Outstanding' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Processing' }).check()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const list = /\?q=ltd&sort=outstanding&status=.*Processing.*$/
  await expect(page).toHaveURL(list)
  const names = await table(page).getByRole('link').allInnerTexts()
  const last = table(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '')
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(table(page).getByRole('link')).toHaveText(names)
  await expect.poll(() => scrolled(page)).toBe(before)
  await expect(page.getByRole('searchbox', { name: 'Search debts' })).toHaveValue('ltd')
})

test('the header is sticky when all columns fit', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await enterAs(page, people.withDebts)
  await table(page).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(table(page).getByRole('columnheader', { name: 'Debtor' })).toBeInViewport()
})

test('the table is a list of cards sorted by a select when the screen is small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, people.withDebts)
  await expect(table(page).getByRole('link', { name: 'Alderbrook Joinery Ltd' })).toBeVisible()
  const card = table(page).getByRole('row').filter({ hasText: 'Alderbrook Joinery Ltd' })
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(320)
  expect(height).toBeLessThan(110)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Sort by').selectOption('Outstanding')
  await page.getByRole('button', { name: 'Descending' }).click()
  await page.getByRole('button', { name: /^Show \d+ debts$/ }).click()
  await expect(table(page).getByRole('link').first()).toHaveText('Invermoray Distillers LLP')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the first debt is visible on a phone, and the totals above it expand', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enterAs(page, people.withDebts)
  await expect(table(page).getByRole('link', { name: 'Alderbrook Joinery Ltd' })).toBeInViewport()
  const interest = page.getByRole('term').filter({ hasText: 'Interest' })
  const ages = page.getByRole('button', { name: 'Outstanding by age' })
  await expect(page.getByRole('term').filter({ hasText: 'Outstanding' })).toBeVisible()
  await expect(interest).toBeHidden()
  await expect(ages).toBeHidden()
  await page.getByRole('button', { name: 'More figures' }).click()
  await expect(interest).toBeVisible()
  await ages.click()
  await page.getByRole('button', { name: /^Over 180 days/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Fewer figures' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter Age: Over 180 days' })).toBeVisible()
})

test('the list shows eight rows at 1280 by 800, ten at 1440 by 900, cards on a phone', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  const rows = table(page).locator('tbody tr')
  const top = async () => (await rows.first().boundingBox())?.y ?? Number.NaN
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(top).toBeLessThanOrEqual(360)
  await expect(rows.nth(7)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(top).toBeLessThanOrEqual(440)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(4_500)
})

test('every row of a wide table has a cell for each column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await enterAs(page, people.withDebts)
  await expectRow(table(page), {
    Debtor: 'Alderbrook Joinery Ltd',
    'Your reference': 'CUST-0001',
    Outstanding: '£3,750.00',
    Status: 'Letter before action',
  })
})
