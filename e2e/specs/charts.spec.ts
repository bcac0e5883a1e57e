import { emulateColourScheme, expectNoViolations } from '../support/axe'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

test('the charts keep to the policy, are legible in light and dark, and fit a phone', async ({
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
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Charts' }).click()
  const charts = page.getByRole('dialog', { name: /^Charts of \d+ debts$/ })
  const ages = charts.getByRole('table', { name: 'Outstanding by age' })
  await expect(ages.getByRole('row', { name: /^Over 180 days \d+ £/ })).toBeVisible()
  await expect(charts.getByRole('table', { name: 'Recovered by quarter' })).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await emulateColourScheme(page, scheme)
    await expectNoViolations(page)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNoViolations(page)
  await charts.getByRole('button', { name: 'Close' }).click()
  await expect(charts).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
})
