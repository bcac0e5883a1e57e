import type { Page } from '@playwright/test'
import { emulateColourScheme, expectNoViolations } from '../support/axe'
import { restoreSession } from '../support/clients'
import { enterAs, expect, people } from '../support/fixtures'
import { test as onServer } from '../support/own-api'
import { test } from '../support/shared-context'

const charts = (page: Page) => page.getByRole('region', { name: 'Charts' })
const openCharts = async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Show charts' }).click()
}
const table = (page: Page) => page.getByRole('table', { name: 'Debts' })
const part = (page: Page, chart: string, name: RegExp) =>
  page.getByRole('list', { name: chart }).getByRole('button', { name })

test('the charts render under the CSP, are legible in light and dark, and stay open', async ({
  page,
}) => {
  // Three runs of axe, each of which may take a minute.
  test.setTimeout(300_000)
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy: ${effectiveDirective} ${blockedURI}`)
    }),
  )
  await enterAs(page, people.withDebts)
  await openCharts(page)
  await expect(charts(page)).toContainText(/of the \d+ debts shown/)
  await expect(charts(page).locator('.bar').first()).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await emulateColourScheme(page, scheme)
    await expectNoViolations(page)
  }
  await page.getByRole('button', { name: 'Show figures' }).click()
  // Tall enough that the toolbar at the bottom of a phone covers nothing.
  await page.setViewportSize({ width: 320, height: 10_000 })
  await page.reload()
  await expect(charts(page).getByRole('table', { name: 'Recovered over time' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNoViolations(page)
})

test('a segment of a chart opens its debts by pointer and by keyboard', async ({ page }) => {
  await enterAs(page, people.withDebts)
  await openCharts(page)
  await part(page, 'Outstanding by status', /^Payment plan/).click()
  await expect(page).toHaveURL(/status=.*Payment\+?(%20)?plan/)
  await expect(charts(page)).toContainText('of the 2 debts shown')
  await expect(table(page).getByRole('row')).toHaveCount(3)
  const ages = charts(page).getByRole('list', { name: 'Outstanding by time overdue' })
  const over = ages.getByRole('button', { name: /^Over 180 days/ })
  await over.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/age=.*over-180/)
  await expect(over).toHaveAttribute('aria-pressed', 'true')
  await expect(over).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/age=/)
})

onServer('charts that cannot be loaded leave the list as it is', async ({ page, server }) => {
  await restoreSession(page, await server.logIn(people.withDebts))
  await page.route('**/assets/Charts-*.js', (route) => route.abort())
  await page.goto('/')
  await openCharts(page)
  await expect(page.getByText('A new version of the portal is ready')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Show charts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table(page)).toBeVisible()
})
