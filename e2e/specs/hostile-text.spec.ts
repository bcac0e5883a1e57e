import type { Locator, Page } from '@playwright/test'
import { extendTimers, snackbarMs } from '../support/extend-timers'
import { expect, test } from '../support/fixtures'
import { hostileDebtor, openHostilePortal } from '../support/hostile-server'
import { hostileTexts } from '../support/hostile-texts'
import { origins } from '../support/origins'

test.use({ baseURL: origins.real })

/** Collapses white space like a page; invisible characters are kept. */
const asShown = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
const shownIn = async (index: Locator) => asShown((await index.textContent()) ?? '')

async function expectSound(page: Page, what: string) {
  const found = await page.evaluate(() => ({
    xss: '__xss' in window,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    planted: document.querySelectorAll(
      'main :is(iframe, form[action], base, meta, link, script, img)',
    ).length,
    scripts: [...document.querySelectorAll('a')].filter((link) =>
      /^(javascript|data):/i.test(link.href),
    ).length,
  }))
  expect(found, what).toEqual({ xss: false, wide: 0, planted: 0, scripts: 0 })
}

const tabs = ['', '?tab=notes', '?tab=invoices', '?tab=payments', '?tab=addresses', '?tab=contacts']

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('J01: hostile text in every field is shown as text in the list and in a debt', async ({
      page,
    }) => {
      const { strayRequests } = await openHostilePortal(page)
      await page.goto('/')
      const names = page.getByRole('table', { name: 'Debts' }).getByRole('link')
      await expect(names).toHaveCount(hostileTexts.length)
      expect((await names.allTextContents()).map(asShown).sort()).toEqual(
        hostileTexts.map((_, index) => asShown(hostileDebtor(index + 1).company_name)).sort(),
      )
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('checkbox').nth(1).check()
      await expectSound(page, 'the list')

      for (const tab of tabs) {
        await page.goto(`/debt-detail/1${tab}`)
        await expect(
          page
            .getByRole('tabpanel')
            .getByText(/window\.__xss/)
            .first(),
        ).toBeVisible()
        await expectSound(page, tab)
        if (tab === '') continue
        const text = await shownIn(page.getByRole('tabpanel'))
        for (const hostile of hostileTexts) expect(text, tab).toContain(asShown(hostile))
      }
      await page
        .getByRole('button', { name: /^Remove contact/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectSound(page, 'a dialog')
      await page.goto('/debt-detail/1')
      await page.getByRole('button', { name: 'Edit debt' }).click()
      await expect(page.getByLabel('Company name')).toHaveValue(hostileDebtor(1).company_name)
      await expectSound(page, 'the form')
      expect(strayRequests).toEqual([])
    })
  })
}

test.describe('refused at 320 px', () => {
  test.use({ viewport: { width: 320, height: 900 } })

  test('J02: hostile text in errors is shown as text and truncated', async ({ page }) => {
    const { strayRequests } = await openHostilePortal(page)
    await page.addInitScript(extendTimers, snackbarMs)
    await page.goto('/debt-detail/1?tab=notes')
    await page.getByRole('textbox', { name: 'Note' }).fill('A note')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    const snackbar = page.getByRole('alert').filter({ hasText: '<script>window.__xss=1' }).last()
    await expect(snackbar).toBeVisible()
    expect((await snackbar.innerText()).length).toBeLessThan(1_500)
    await expectSound(page, 'the refusal')
    await page.goto('/debt-detail/7')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt not found')
    await expectSound(page, 'not found')
    expect(strayRequests).toEqual([])
  })
})
