import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const width = 320

test('the search of the top bar opens the list with its matches, also on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width, height: 640 })
  await enterAs(page, people.withDebts)
  for (const [path, text, name] of [
    ['/client-settings', 'alderbrook', 'Alderbrook Joinery Ltd'],
    ['/debt-detail/1', 'CUST-0007', 'Llanfair Roofing Ltd'],
    ['/add-debt', '128,450.75', 'Invermoray Distillers LLP'],
  ] as const) {
    await page.goto(path)
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search debts' })
    await box.fill(text)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await box.press('Enter')
    await expect(page).toHaveURL(/\/debts\?q=/)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search debts' })).toHaveCount(1)
  }
})

test('the top bar has no search before the first debt, nor for visitors', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a debt')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

test('the bar is 100 px high, and so is the content of the footer where it fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/login')
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height
  expect(await heightOf('header')).toBe(100)
  expect(await heightOf('footer > div')).toBe(100)
})
