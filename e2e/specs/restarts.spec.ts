import type { Locator, Page } from '@playwright/test'
import { debtsCsv } from '../files/make-debts.mjs'
import { expectSnackbar, fillCompany, fillDebt, pdf } from '../support/actions'
import { expect, logIn, password, people } from '../support/fixtures'
import { type Moment, test } from '../support/killable-api'

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true })
const company = 'Mortal & Sons Ltd'
const debt = { company: 'Phoenix Ltd', reference: 'PH-1', amount: '1,234.50', date: '01/02/2025' }
const note = 'They promised to pay on Friday.'

async function fillLogin(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(people.withoutCompany)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

for (const moment of ['arrives', 'is answered'] satisfies Moment[]) {
  const arrived = moment === 'is answered'

  test(`each record is created once when the server dies as each call of the main journey ${moment}`, async ({
    page,
    api,
  }) => {
    test.setTimeout(400_000)
    const main = page.getByRole('main')

    await test.step('login', async () => {
      await fillLogin(page)
      const dead = api.killOn(moment, 'POST auth/jwt/create/')
      await button(page, 'Login').click()
      await dead
      await expectSnackbar(page, 'An unexpected error occurred. Please try again.')
      await api.restart()
      await button(page, 'Login').click()
      await expectSnackbar(page, 'Login successful!')
    })

    await test.step('the company', async () => {
      await page.goto('/register-details')
      await fillCompany(page, company)
      const dead = api.killOn(moment, 'POST clients/')
      await button(page, 'Save company details').click()
      await dead
      await expect(main).toContainText('could not check whether it was saved')
      await api.restart()
      await button(page, 'Check again').click()
      if (!arrived) {
        await expect(main).toContainText('could not find it in your list')
        await button(page, 'Send again').click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add your first debt')
      const { clients } = await api.rows()
      expect(clients.filter(({ company_name }) => company_name === company)).toHaveLength(1)
    })

    await test.step('a debt', async () => {
      await fillDebt(page, debt)
      const dead = api.killOn(moment, 'POST debtor/')
      await button(page, 'Save debt').click()
      await dead
      await expect(main).toContainText('The debt may not have been saved')
      await expect(main).toContainText('could not check whether it was saved')
      await api.restart()
      await button(page, 'Check again').click()
      if (arrived)
        await expect(main).toContainText('We got no response when it was sent, but it is in')
      else {
        await expect(main).toContainText('could not find it in your list')
        await button(page, 'Send again').click()
      }
      await expect(main).toContainText('The debt is saved.')
      const { debtors } = await api.rows()
      expect(debtors.filter(({ customer_ref }) => customer_ref === 'PH-1')).toHaveLength(1)
      await page.getByRole('link', { name: 'Open the debt' }).click()
    })

    await test.step('an invoice', async () => {
      await page.getByRole('tab', { name: /^Invoices/ }).click()
      await page
        .getByLabel('Invoices')
        .and(page.locator('input'))
        .setInputFiles([{ name: 'mortal.pdf', mimeType: 'application/pdf', buffer: pdf('M') }])
      const dead = api.killOn(moment, 'POST invoice/')
      await button(page, 'Upload invoices').click()
      await dead
      await button(page, 'Retry upload mortal.pdf').waitFor()
      await api.restart()
      await button(page, 'Retry upload mortal.pdf').click()
      await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('Uploaded')
      const { invoices } = await api.rows()
      expect(invoices.filter(({ path }) => path.includes('mortal'))).toHaveLength(1)
    })

    await test.step('a note', async () => {
      await page.getByRole('tab', { name: /^Notes/ }).click()
      await page.getByRole('textbox', { name: 'Note' }).fill(note)
      const dead = api.killOn(moment, 'POST debt_notes/')
      await button(page, 'Add note').click()
      await dead
      await expect(main).toContainText('could not check whether it was saved')
      // The list of notes is tried again before it is given up.
      await button(page, 'Try again').waitFor()
      await api.restart()
      await button(page, 'Try again').click()
      const notes = page.getByRole('list', { name: 'Notes' })
      if (arrived) await page.getByRole('textbox', { name: 'Note' }).fill('')
      else {
        await expect(main).toContainText('No notes')
        await button(page, 'Add note').click()
      }
      await expect(notes.getByRole('listitem')).toHaveCount(1)
      expect((await api.rows()).notes.filter((row) => row.note === note)).toHaveLength(1)
    })

    await test.step('the payments, read', async () => {
      await api.kill()
      await page.reload()
      await expect(button(page, 'Try again')).toBeVisible()
      await api.restart()
      await button(page, 'Try again').click()
      await page.getByRole('tab', { name: /^Payments/ }).click()
      await expect(main).toContainText('£0.00 paid so far')
    })
  })

  test(`each row is created once when the server dies as the second batch of an import ${moment}`, async ({
    page,
    api,
  }) => {
    test.setTimeout(240_000)
    await logIn(page, people.withoutDebts)
    await page.goto('/add-debt?by=csv')
    await page.getByLabel('CSV file').setInputFiles({
      name: 'rows.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(debtsCsv(300)),
    })
    const dead = api.killOn(moment, 'POST debtor/', 1)
    await button(page, 'Import 300 debts').click()
    await button(page.getByRole('alertdialog'), 'Import 300 debts').click()
    await dead
    const main = page.getByRole('main')
    await expect(main).toContainText('Stopped. 100 of 300 debts added')
    await expect(main).toContainText(
      'did not confirm them, and your list of debts could not be read',
    )
    await api.restart()
    await button(page, 'Check again').click()
    await expect(main).toContainText(`list of debts has ${arrived ? 'all' : 'none'} of them.`)
    await expect(main).toContainText(`Stopped. ${arrived ? 200 : 100} of 300 debts added`)
    await button(page, 'Send the rest').click()
    await expect(main).toContainText('300 of 300 debts added')

    const references = (await api.rows()).debtors.map(({ customer_ref }) => customer_ref)
    const imported = references.filter((reference) => reference?.startsWith('CSV-'))
    expect([imported.length, new Set(imported).size]).toEqual([300, 300])
  })
}
