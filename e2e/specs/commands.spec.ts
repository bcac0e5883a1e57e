import type { Page } from '@playwright/test'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const bar = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })
const box = (page: Page) => bar(page).getByRole('combobox')
const chosen = (page: Page) => bar(page).getByRole('option', { selected: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the command bar by its shortcut, which an open dialog ignores, and waits for its focus. */
async function openBar(page: Page) {
  await expect(bar(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('the command bar opens a debt by name, reference or amount and restores focus when it closes', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
  for (const [query, name] of [
    ['alderbrook', 'Alderbrook Joinery Ltd'],
    ['CUST-0007', 'Llanfair Roofing Ltd'],
    ['128,450.75', 'Invermoray Distillers LLP'],
  ] as const) {
    await openBar(page)
    await box(page).fill(query)
    await expect(chosen(page)).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(name)
  }
  const button = page.getByRole('button', { name: 'Search or jump to…' })
  await button.click()
  await box(page).fill('no such thing')
  await expect(bar(page)).toContainText('No results')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the command bar runs every command by arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enterAs(page, people.withDebts)
  await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect(box(page)).toBeFocused()
  await expect(chosen(page)).toContainText('Add debt')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toContainText('Logout')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText('Import CSV')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/add-debt\?by=csv$/)
  await openBar(page)
  await box(page).fill('export')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^debts-.*\.csv$/)
  await openBar(page)
  await box(page).fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await openBar(page)
  await box(page).fill('logout')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Login')
})

test('single-key shortcuts search, move between rows and add a debt until they are switched off', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  const links = page.getByRole('table', { name: 'Debts' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search debts' })
  await expect(search).toBeFocused()
  // Shortcuts are ordinary letters inside the search box.
  await page.keyboard.type('jk/n?')
  await expect(search).toHaveValue('jk/n?')
  await expect(links).toHaveCount(0)
  await search.fill('')
  // The list returns once the box is empty.
  await expect(links.first()).toBeVisible()
  await search.blur()
  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(links.nth(1)).toBeFocused()
  // When moving up, the sticky header never covers the focused row.
  await page.setViewportSize({ width: 1440, height: 600 })
  const far = 30
  await links.nth(far).focus()
  for (let row = far; row > 10; row -= 1) await page.keyboard.press('k')
  await expect(links.nth(10)).toBeFocused()
  const header = await page.getByRole('columnheader').first().boundingBox()
  const row = await links.nth(10).boundingBox()
  expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await links.nth(1).focus()
  const name = await links.nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(name)
  await page.keyboard.press('n')
  await expect(heading(page)).toHaveText('Add a debt')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await keys.getByRole('link', { name: /Switch them off/ }).click()
  await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck()
  await heading(page).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  // A dialog that a shortcut opened would cover the next one.
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('Client settings')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Use keyboard shortcuts' })).not.toBeChecked()
})
