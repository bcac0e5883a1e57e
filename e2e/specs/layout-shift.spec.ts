import type { Page } from '@playwright/test'
import { expect, logInHere, people, test } from '../support/fixtures'
import { origins } from '../support/origins'

test.use({ baseURL: origins.real })

declare global {
  interface Window {
    shifts: { value: number; moved: string }[]
  }
}

/** The largest good Cumulative Layout Shift. */
const limit = 0.02

const watch = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', ')
        window.shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectStill(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], main [role=status]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(limit)
}

for (const width of [375, 1280]) {
  test(`nothing moves while a screen loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    await logInHere(page, people.withDebts)
    await expect(page).not.toHaveURL(/login/)
    await watch(page)
    for (const path of ['/', '/debt-detail/1', '/debt-detail/1/statement', '/about']) {
      await page.goto(path)
      await expectStill(page)
    }
  })
}
