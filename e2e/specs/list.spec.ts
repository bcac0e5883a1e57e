import type { Page } from '@playwright/test'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const table = (page: Page) => page.getByRole('table', { name: 'Debts' })
const rows = (page: Page) => table(page).locator('tbody').getByRole('row')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search debts' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('Back from a debt restores the filters and scroll position of the list', async ({ page }) => {
  await enterAs(page, people.withDebts)
  await searchBox(page).fill('ltd')
  await table(page).getByRole('button', { name: 'Outstanding' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Processing' }).check()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  const list = /\?q=ltd&sort=outstanding&dir=desc&status=.*Processing.*$/
  await expect(page).toHaveURL(list)
  await expect(rows(page).filter({ hasNotText: 'Processing' })).toHaveCount(0)
  const names = await table(page).getByRole('link').allInnerTexts()
  const last = table(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(table(page).getByRole('link')).toHaveText(names)
  await expect.poll(() => scrolled(page)).toBe(before)
  await expect(searchBox(page)).toHaveValue('ltd')
})

test('the first row stands at 340 pixels at 1280 by 800, and the header stays in view', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  const top = async () => (await rows(page).first().boundingBox())?.y ?? Number.NaN
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(top).toBeLessThanOrEqual(340)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(top).toBeLessThanOrEqual(440)
  await page.setViewportSize({ width: 1440, height: 700 })
  await table(page).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(table(page).getByRole('columnheader', { name: 'Debtor' })).toBeInViewport()
})

test('a warning is never cut off, and nothing scrolls sideways', async ({ page }) => {
  await enterAs(page, people.withDebts)
  for (const width of [320, 375, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const row = rows(page).filter({ hasText: 'On hold' }).first()
    const warning = row.getByText(/^Time limit passed/)
    await expect(warning).toBeVisible()
    const isWhole = () =>
      warning.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return element.scrollWidth <= element.clientWidth + 1 && left >= 0 && right <= innerWidth
      })
    await expect.poll(isWhole, `the warning at ${width}`).toBe(true)
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth, `the page at ${width}`).toBe(width)
    await expect(row).toContainText('CUST-0017')
    await expect(row).toContainText('Add the invoices')
  }
})

test('the table is a list of cards sorted by a select when the screen is small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, people.withDebts)
  const card = rows(page).filter({ hasText: 'Alderbrook Joinery Ltd' })
  await expect(card.getByText('CUST-0001')).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Sort by').selectOption('Outstanding')
  await expect(page.getByLabel('Order')).toHaveValue('desc')
  await page.getByLabel('Order').selectOption('Lowest first')
  await page.getByRole('button', { name: /^Show \d+ debts$/ }).click()
  await expect(table(page).getByRole('link').first()).toHaveText('Marlow & Finch Interiors Ltd')
  // The whole card is the link, but for its checkbox.
  await card.click({ position: { x: 4, y: 4 } })
  await expect(card.getByRole('checkbox')).toBeChecked()
  await card.click({ position: { x: 300, y: 4 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderbrook Joinery Ltd')
})

test('a debt opened from the list keeps its position after a reload and a statement', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await page.goto('/?q=ltd&sort=name')
  await table(page).getByRole('link').nth(1).click()
  const through = page.getByRole('navigation', { name: 'Previous and next debt' })
  await expect(through).toContainText(/2 of \d+/)
  await page.reload()
  await expect(through).toContainText(/2 of \d+/)
  await page.getByRole('link', { name: 'Statement of account' }).click()
  await page.getByRole('link', { name: 'Back to the debt' }).click()
  await through.getByRole('link', { name: /^Next/ }).click()
  await expect(through).toContainText(/3 of \d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL('/?q=ltd&sort=name')
})
