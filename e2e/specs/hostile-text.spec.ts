import type { Page } from '@playwright/test'
import { navigateInApp } from '../support/calls'
import { extendTimers, snackbarMs } from '../support/extend-timers'
import { expect, people, test } from '../support/fixtures'
import { spoilResponses } from '../support/hostile-server'
import { hostileTexts } from '../support/hostile-texts'
import { origins } from '../support/origins'
import { restoreSession, tokensOf } from '../support/stored-session'

test.use({ baseURL: origins.real })
// Thousands of characters in rare scripts take a busy machine long to draw.
test.describe.configure({ timeout: 300_000 })

/** Collapses white space like a page; invisible characters are kept. */
const asShown = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()

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

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test(`hostile text in every field is shown as text in the list and in a debt at ${width} px`, async ({
      page,
      request,
    }) => {
      await restoreSession(page, await tokensOf(request, people.withDebts))
      const strayRequests = await spoilResponses(page)
      await page.goto('/')
      const names = page.getByRole('table', { name: 'Debts' }).getByRole('link')
      await expect(names).toHaveCount(hostileTexts.length)
      expect((await names.allTextContents()).map(asShown).sort()).toEqual(
        hostileTexts.map(asShown).sort(),
      )
      await expectSound(page, 'the list')

      for (const tab of ['', 'notes', 'invoices', 'payments', 'addresses', 'contacts']) {
        await navigateInApp(page, `/debt-detail/1${tab && `?tab=${tab}`}`)
        const panel = page.getByRole('tabpanel', { name: new RegExp(tab || 'overview', 'i') })
        await expect(panel.getByText(/window\.__xss/).first()).toBeVisible()
        await expectSound(page, tab)
        if (tab === '') continue
        const text = asShown((await panel.textContent()) ?? '')
        for (const hostile of hostileTexts) expect(text, tab).toContain(asShown(hostile))
      }
      await navigateInApp(page, '/debt-detail/1')
      await page.getByRole('button', { name: 'Edit debt' }).click()
      await expect(page.getByLabel('Company name')).not.toHaveValue('')
      await expectSound(page, 'the form')
      expect(strayRequests).toEqual([])
    })
  })
}

test('hostile text in errors is shown as text and truncated', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await restoreSession(page, await tokensOf(request, people.withDebts))
  const strayRequests = await spoilResponses(page)
  await page.addInitScript(extendTimers, snackbarMs)
  await page.goto('/debt-detail/1?tab=notes')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('A note')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveAttribute('aria-invalid', 'true')
  const snackbar = page.getByRole('alert').filter({ hasText: '<script>window.__xss=1' }).last()
  await expect(snackbar).toBeVisible()
  expect((await snackbar.innerText()).length).toBeLessThan(1_500)
  await expectSound(page, 'the refusal')
  await page.goto('/debt-detail/9999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt not found')
  expect(strayRequests).toEqual([])
})
