import type { Page } from '@playwright/test'
import { expectSnackbar } from '../support/actions'
import { recordRequests } from '../support/calls'
import { extendTimers } from '../support/extend-timers'
import { expect, logIn, people } from '../support/fixtures'
import { origins } from '../support/origins'
import { test } from '../support/shared-context'

/** The in-page mock ends with its page, so these tests use the mock on a port. */
test.use({ baseURL: origins.real })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('R03: an invalid debt id in the address requests only the user', async ({ page }) => {
  await logIn(page, people.withDebts)
  // The heading comes before the list is requested.
  await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
  const calls = recordRequests(page, /\/api\/v1\//)
  for (const id of [
    '..%2F..%2Fauth%2Fusers%2Fme',
    '%2e%2e%2fdebtor',
    '1e3',
    '-1',
    '0',
    '01',
    '1.5',
    '0x10',
    '%00',
    '1%20',
    '1;2',
    '%F0%9F%92%A9',
    '9'.repeat(400),
    'undefined',
  ]) {
    await page.goto(`/debt-detail/${id}`)
    await expect(heading(page), id).toHaveText('Page not found')
  }
  expect(calls.filter((call) => call !== 'GET /api/v1/auth/users/me/')).toEqual([])
})

/** Browsers do not report requests sent during unload, so the page counts them itself. */
function countDeletions() {
  const { fetch } = window
  window.fetch = (input, init) => {
    if (input instanceof Request && input.method === 'DELETE') {
      const count = Number(localStorage.getItem('deletions')) + 1
      localStorage.setItem('deletions', `${count}`)
    }
    return fetch(input, init)
  }
}

const undoMs = 5_000

/** Adds a note and starts its deletion, which can be undone for five seconds. */
async function startDeleting(page: Page, text: string) {
  await page.goto('/debt-detail/12?tab=notes')
  await page.getByRole('textbox', { name: 'Note' }).fill(text)
  await page.getByRole('textbox', { name: 'Note' }).press('Control+Enter')
  await expectSnackbar(page, 'Note added successfully!')
  await page.getByRole('button', { name: `Delete note ${text}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
}

for (const [leaving, leave] of [
  ['another site is opened', (page: Page) => page.goto('about:blank')],
  ['the tab is closed', (page: Page) => page.close({ runBeforeUnload: true })],
] as const) {
  test(`a pending note deletion is sent once when ${leaving}`, async ({ page, context }) => {
    await page.addInitScript(countDeletions)
    await page.addInitScript(extendTimers, undoMs)
    await logIn(page, people.withDebts)
    const text = `To be deleted as ${leaving}`
    await startDeleting(page, text)
    await leave(page)
    const later = await context.newPage()
    await expect(async () => {
      await later.goto('/debt-detail/12?tab=notes')
      await expect(later.getByRole('button', { name: 'Add note' })).toBeVisible()
      await expect(later.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await expect(later.getByText(text)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    // A tab learns a moment later what another one has stored.
    const deletions = () => later.evaluate(() => localStorage.getItem('deletions'))
    await expect.poll(deletions).toBe('1')
  })
}
