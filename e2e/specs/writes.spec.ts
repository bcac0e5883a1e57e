import type { Locator, Page } from '@playwright/test'
import { expectSnackbar, fillCompany, fillDebt, pdf } from '../support/actions'
import { holdPosts, recordRequests } from '../support/calls'
import { enterAs, expect, logOut, people, test } from '../support/fixtures'

/** Throttles the CPU so that several clicks fit between two renders. */
async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Clicks three times without waiting for the page to change. */
async function clickThrice(button: Locator) {
  await button.scrollIntoViewIfNeeded()
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

/** Ways of submitting repeatedly. */
const impatience: Record<string, (button: Locator, field: Locator) => Promise<unknown>> = {
  'three clicks': (button) => clickThrice(button),
  'three times Enter': async (_button, field) => {
    await field.focus()
    for (let press = 0; press < 3; press += 1) await field.page().keyboard.press('Enter')
  },
  'two submissions in one task': (button) =>
    button.evaluate((element: HTMLButtonElement) => {
      element.form?.requestSubmit()
      element.form?.requestSubmit()
    }),
}

const debt = { company: 'Writer Ltd', reference: 'WR-1', amount: '1,234.50', date: '01/02/2025' }
const saveDebt = (page: Page) => page.getByRole('button', { name: 'Save debt' })

for (const [how, press] of Object.entries(impatience)) {
  test(`W01: one debt is saved when there are ${how} on a slow machine`, async ({ page }) => {
    await enterAs(page, people.withoutDebts)
    await page.goto('/add-debt')
    const posts = recordRequests(page, /^POST .*\/debtor\/$/)
    await fillDebt(page, debt)
    // Once the debt is saved, the later presses would meet another screen.
    const release = await holdPosts(page)
    await slowDown(page, 4)
    await press(saveDebt(page), page.getByLabel('Your reference'))
    await slowDown(page, 1)
    await release()
    await expect(page.getByRole('link', { name: 'Open the debt' })).toBeVisible()
    expect(posts).toHaveLength(1)
  })
}

test('W01: three clicks add one note, and pressing Enter three times adds one address', async ({
  page,
}) => {
  await enterAs(page, people.withDebts)
  await page.goto('/debt-detail/1?tab=notes')
  const notes = recordRequests(page, /^POST .*\/debt_notes\/$/)
  const addresses = recordRequests(page, /^POST .*\/debtor_address\/$/)
  await page.getByRole('textbox', { name: 'Note' }).fill('Said once.')
  const releaseNote = await holdPosts(page)
  await slowDown(page, 4)
  await clickThrice(page.getByRole('button', { name: 'Add note' }))
  await slowDown(page, 1)
  await releaseNote()
  const list = page.getByRole('list', { name: 'Notes' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Said once.' })).toHaveCount(1)
  expect(notes).toHaveLength(1)

  await page.getByRole('tab', { name: 'Addresses' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address line 1').fill('3 Weir Road')
  await dialog.getByLabel('Town or city').fill('Leeds')
  await dialog.getByLabel('Postcode').fill('LS1 1AA')
  const releaseAddress = await holdPosts(page)
  await slowDown(page, 4)
  await impatience['three times Enter']?.(dialog, dialog.getByLabel('Postcode'))
  await slowDown(page, 1)
  await releaseAddress()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('tabpanel').getByText('3 Weir Road')).toHaveCount(1)
  expect(addresses).toHaveLength(1)
})

test('W01: one company is saved when the form is submitted twice in one task', async ({ page }) => {
  await enterAs(page, people.withoutCompany)
  await page.goto('/register-details')
  const posts = recordRequests(page, /^POST .*\/clients\/$/)
  await fillCompany(page, 'Writer & Sons Ltd')
  const save = page.getByRole('button', { name: 'Save company details' })
  await save.evaluate((element: HTMLButtonElement) => {
    element.form?.requestSubmit()
    element.form?.requestSubmit()
  })
  await expectSnackbar(page, 'Company details successfully saved!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add your first debt')
  expect(posts).toHaveLength(1)
})

test('W08: Back, a reload or a new visit after saving sends nothing and shows no message', async ({
  page,
}) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  const posts = recordRequests(page, /^POST .*\/debtor\/$/)
  await fillDebt(page, debt)
  await saveDebt(page).click()
  await expectSnackbar(page, 'Debt saved successfully!')
  await page.reload()
  await expect(page.getByLabel('Your reference')).toHaveValue('')
  await page.goto('/debts')
  await page.goBack()
  await expect(page.getByLabel('Your reference')).toHaveValue('')
  await expect(page.getByText('Debt saved successfully!')).toHaveCount(0)
  expect(posts).toHaveLength(1)
})

test('F04: leaving unsaved work asks once, on a link, on Back, on logout and on closing', async ({
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

test('F06: a form keeps its values after a refusal, a refetch and a resize', async ({ page }) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  await fillDebt(page, { ...debt, company: 'Refused' })
  await page
    .getByLabel('Invoices')
    .setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf('A') }])
  await expect(page.getByRole('button', { name: 'Remove a.pdf' })).toBeVisible()
  await saveDebt(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('Company name')).toBeFocused()

  const refetched = page.waitForResponse(/\/debtor\/$/)
  await page.clock.setFixedTime(Date.now() + 120_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await refetched
  await page.setViewportSize({ width: 340, height: 700 })
  await expect(page.getByLabel('Company name')).toHaveValue('Refused')
  await expect(page.getByLabel('Original amount')).toHaveValue('1,234.50')
  await expect(page.getByRole('button', { name: 'Remove a.pdf' })).toBeVisible()
})
