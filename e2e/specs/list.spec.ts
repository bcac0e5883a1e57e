import type { Page } from '@playwright/test'
import { expectRow } from '../support/actions'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

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
  // The rows follow the address a moment later; only the header row is without the status.
  await expect(table(page).getByRole('row').filter({ hasNotText: 'Processing' })).toHaveCount(1)
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
  await expect(page.getByLabel('Order')).toHaveValue('desc')
  await page.getByLabel('Order').selectOption('Lowest first')
  await page.getByRole('button', { name: /^Show \d+ debts$/ }).click()
  await expect(table(page).getByRole('link').first()).toHaveText('Marlow & Finch Interiors Ltd')
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

test('the text of every row of a short list is rendered, in view or not', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 700 })
    await enterAs(page, people.withDebts)
    const names = table(page).locator('tbody th')
    await expect(names).toHaveCount(40)
    expect(await names.allInnerTexts()).not.toContain('')
  }
})

test('a click anywhere in a row opens the debt, and with Ctrl or the middle button in a new tab', async ({
  page,
  context,
}) => {
  await enterAs(page, people.withDebts)
  const row = table(page).getByRole('row').filter({ hasText: 'Llanfair Roofing Ltd' })
  const amount = row.getByRole('cell', { name: '£2,400.00' })
  await expect(amount).toHaveCSS('cursor', 'pointer')
  for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await amount.click(how)
    const tab = await opened
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Llanfair Roofing Ltd')
    await expect(tab.getByRole('link', { name: 'All debts' })).toBeVisible()
    await tab.close()
    await expect(page).toHaveURL('/')
  }
  await amount.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llanfair Roofing Ltd')
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
})

test('selecting text in a row and pressing beside its checkbox do not open the debt', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  const row = table(page).getByRole('row').filter({ hasText: 'Llanfair Roofing Ltd' })
  const cell = row.getByRole('cell', { name: 'CUST-0007', exact: true })
  // Waits until the row stays where it is.
  await cell.hover()
  const reference = await cell.boundingBox()
  if (!reference) throw new Error('the row is not visible')
  const middle = reference.y + reference.height / 2
  await page.mouse.move(reference.x + 10, middle)
  await page.mouse.down()
  await page.mouse.move(reference.x + 70, middle, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(document.getSelection()))).toMatch(/^\S*ST-0/)
  const checkbox = row.getByRole('checkbox')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(viewport)
    await row.scrollIntoViewIfNeeded()
    const { x, y, height } = (await row.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    for (const corner of [y + 2, y + height - 3]) {
      const isChecked = await checkbox.isChecked()
      await page.mouse.click(x + 2, corner)
      await expect(checkbox).toBeChecked({ checked: !isChecked })
    }
  }
  await expect(page).toHaveURL('/')
  const { x, y, width } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.click(x + width - 3, y + 3)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llanfair Roofing Ltd')
})

test('"Waiting for you" shows the debts whose status asks something of the client', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await page.getByRole('button', { name: 'Waiting for you 3' }).click()
  await expect(page).toHaveURL(/\?show=waiting-for-you$/)
  await expect(table(page).locator('tbody').getByRole('row')).toHaveCount(3)
  await table(page).getByRole('link').first().press('Enter')
  await expect(page.getByRole('navigation', { name: 'Through the list' })).toContainText('1 of 3')
  const name = page.getByRole('heading', { level: 1 })
  const first = await name.innerText()
  await page.keyboard.press('j')
  await expect(name).not.toHaveText(first)
  await page.getByRole('tab', { name: /^Notes/ }).click()
  await page.keyboard.press('k')
  await expect(name).toHaveText(first)
  await expect(page).toHaveURL(/tab=notes/)
  await page.getByRole('textbox', { name: 'Note' }).fill('jk')
  await page.keyboard.press('j')
  await expect(name).toHaveText(first)
  await page.getByRole('textbox', { name: 'Note' }).fill('')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('button', { name: 'Waiting for you 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
