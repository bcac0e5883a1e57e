// Writes under hard conditions: quick clicks, unsaved work that is left, a tab that closes, files that change.
import { appendFile, rm, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectSnackbar, fillDebt, pdf } from '../support/actions'
import { holdPosts, recordRequests } from '../support/calls'
import { extendTimers, undoMs } from '../support/extend-timers'
import { enterAs, expect, logIn, logOut, people, test } from '../support/fixtures'
import { origins } from '../support/origins'

/** Throttles the CPU so that several clicks fit between two renders. */
async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Clicks three times without waiting for the page to change. */
async function clickThrice(button: Locator) {
  // This scrolls to it and waits until it no longer moves.
  await button.hover()
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to click on')
  const session = await button.page().context().newCDPSession(button.page())
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, clickCount: 1 }
  const types = ['mousePressed', 'mouseReleased'] as const
  await Promise.all(
    [1, 2, 3].flatMap(() =>
      types.map((type) =>
        session.send('Input.dispatchMouseEvent', { ...at, type, button: 'left' }),
      ),
    ),
  )
}

const debt = { company: 'Writer Ltd', reference: 'WR-1', amount: '1,234.50', date: '01/02/2025' }
const saveDebt = (page: Page) => page.getByRole('button', { name: 'Save debt' })

test('three clicks on a slow machine save one debt, and Back or a reload sends nothing more', async ({
  page,
}) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  const posts = recordRequests(page, /^POST .*\/debtor\/$/)
  await fillDebt(page, debt)
  // Once the debt is saved, the later presses would meet another screen.
  const release = await holdPosts(page)
  await slowDown(page, 4)
  await clickThrice(saveDebt(page))
  await slowDown(page, 1)
  await release()
  await expectSnackbar(page, 'Debt saved successfully!')
  await page.reload()
  await expect(page.getByLabel('Your reference')).toHaveValue('')
  await page.goto('/debts')
  await page.goBack()
  await expect(page.getByLabel('Your reference')).toHaveValue('')
  expect(posts).toHaveLength(1)
})

test('leaving unsaved work asks once, on a link, on Back, on logout and on closing', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  const reference = page.getByLabel('Your reference')
  const dialog = page.getByRole('alertdialog')
  async function stay() {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }

  // No dialog appears without input.
  await page.getByRole('link', { name: 'Add debt' }).first().click()
  await expect(reference).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')
  await page.getByRole('link', { name: 'Add debt' }).first().click()
  await reference.fill('WR-2')

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
    .click()
  await stay()
  await page.goBack()
  await stay()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await stay()
  const closing = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closed
  await expect(reference).toHaveValue('WR-2')

  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')

  // No dialog appears once saved.
  await page.goto('/add-debt')
  await fillDebt(page, { ...debt, reference: 'WR-3' })
  await saveDebt(page).click()
  await expect(page.getByRole('link', { name: 'Open the debt' })).toBeVisible()
  await logOut(page)
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

test.describe('with the mock on a port, as the in-page one ends with its page', () => {
  test.use({ baseURL: origins.real })

  test('a pending note deletion is sent once when the tab is closed', async ({ page, context }) => {
    await page.addInitScript(countDeletions)
    await page.addInitScript(extendTimers, undoMs)
    await logIn(page, people.withDebts)
    const text = `To be deleted ${Date.now()}`
    await page.goto('/debt-detail/12?tab=notes')
    await page.getByRole('textbox', { name: 'Note' }).fill(text)
    await page.getByRole('textbox', { name: 'Note' }).press('Control+Enter')
    await expectSnackbar(page, 'Note added successfully!')
    await page.getByRole('button', { name: `Delete note ${text}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.close({ runBeforeUnload: true })
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
})

test('a file that changed or was deleted on disk is not sent and has to be chosen again', async ({
  page,
}, testInfo) => {
  const [changed, deleted] = [testInfo.outputPath('changed.pdf'), testInfo.outputPath('gone.pdf')]
  await Promise.all([writeFile(changed, pdf('Before')), writeFile(deleted, pdf('Before'))])
  await logIn(page, people.withDebts)
  await page.goto('/debt-detail/1?tab=invoices')
  const picker = page.getByLabel('Invoices').and(page.locator('input'))
  const upload = page.getByRole('button', { name: 'Upload invoices' })
  const row = (name: string) =>
    page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })
  await picker.setInputFiles([changed, deleted])
  await expect(page.getByRole('button', { name: 'Remove gone.pdf' })).toBeVisible()
  await Promise.all([appendFile(changed, 'after'), rm(deleted)])
  await upload.click()
  for (const name of ['changed.pdf', 'gone.pdf']) {
    await expect(row(name)).toContainText('changed, moved or deleted after you chose it')
  }
  await picker.setInputFiles([changed])
  await expect(row('changed.pdf')).toHaveCount(1)
  await upload.click()
  await expect(row('changed.pdf')).toContainText('Uploaded')
})
