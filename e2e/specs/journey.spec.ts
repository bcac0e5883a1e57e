import { readFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { debtsCsv } from '../files/make-debts.mjs'
import { expectRow, expectSnackbar, fillDebt, mailTo, pdf } from '../support/actions'
import { expect, logIn, logOut, test } from '../support/fixtures'
import { origins } from '../support/origins'

const secret = 'Quarry-Lamp-77'

/** From registering to a list of 601 debts, and back the next day. */
async function journey(page: Page, { api, csvPath }: { api: string; csvPath: string }) {
  const email = `rita.${Date.now()}@example.com`

  await page.goto('/debts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Register')
  await page.getByLabel('Phone').fill('020 7946 0001')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
  await page.getByLabel('I agree to the terms and conditions').check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expectSnackbar(page, 'Registration was successful!')

  const { link } = await mailTo(page, email, api)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account activated')
  await expectSnackbar(page, 'Account activated successfully!')

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expectSnackbar(page, 'Login successful!')

  await page.getByRole('link', { name: 'Register your company' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your company')
  await page.getByLabel('Company type').selectOption({ index: 1 })
  await page.getByLabel('Company name').fill('Register & Sons Ltd')
  await page.getByLabel('Company number').fill('1234567')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Address line 1').fill('2 Mill Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('ls11aa')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('How did you hear about us?').fill('A colleague')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main')).toContainText('LS1 1AA')
  await page.getByRole('button', { name: 'Save company details' }).click()
  await expectSnackbar(page, 'Company details successfully saved!')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add your first debt')
  await fillDebt(page, {
    company: 'Lantern Freight Ltd',
    reference: 'LF-0042',
    amount: '5,000.00',
    date: '01/01/2024',
  })
  await page.getByLabel('Invoices').setInputFiles([
    { name: 'invoice-0042.pdf', mimeType: 'application/pdf', buffer: pdf('Invoice 42') },
    { name: 'invoice-0043.pdf', mimeType: 'application/pdf', buffer: pdf('Invoice 43') },
  ])
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expectSnackbar(page, 'Debt saved successfully!')
  await expectSnackbar(page, 'Invoices uploaded successfully!')

  await page.goto('/add-debt?by=csv')
  await page.getByLabel('CSV file').setInputFiles(csvPath)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Import 600 debts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 600 debts' }).click()
  await expectSnackbar(
    page,
    'Thank you. Our collection team will be in touch within 1 working day.',
  )

  await page.goto('/debts')
  const table = page.getByRole('table', { name: 'Debts' })
  await expect(page.getByText('601 of 601 debts')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search debts' }).fill('LF-0042')
  // The row moves when the list is filtered.
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectRow(table, {
    Debtor: 'Lantern Freight Ltd',
    'Your reference': 'LF-0042',
    Outstanding: '5,000.00',
    Status: 'Processing',
  })

  await page.getByRole('link', { name: 'Lantern Freight Ltd' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern Freight Ltd')
  await page.getByRole('button', { name: 'How it is worked out' }).click()
  const claim = page.getByRole('dialog', { name: 'The claim today' })
  await expect(claim).toContainText('8.10%')
  // The dialog handles Escape only once the focus is in it.
  await expect(claim.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toContainText('Estimate')

  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('They promised to pay on Friday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectSnackbar(page, 'Note added successfully!')
  await expect(page.getByRole('main')).toContainText('They promised to pay on Friday.')

  await page.getByRole('tab', { name: 'Invoices' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download invoice-0042/ }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^invoice-0042.*\.pdf$/)
  expect(await readFile(await saved.path())).toEqual(pdf('Invoice 42'))

  await logOut(page)
  await page.goto('/debts')
  await expect(page).toHaveURL(/\/register\?redirect=/)

  // The next day: a fresh load as the same user finds everything.
  await logIn(page, email, secret)
  await page.reload()
  await expect(page.getByText('601 of 601 debts')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search debts' }).fill('LF-0042')
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Lantern Freight Ltd' }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByRole('main')).toContainText('They promised to pay on Friday.')
}

const work =
  (api: string) =>
  async ({ page }: { page: Page }, testInfo: TestInfo) => {
    test.setTimeout(240_000)
    const csvPath = testInfo.outputPath('six-hundred-debts.csv')
    await writeFile(csvPath, debtsCsv(600))
    await journey(page, { api, csvPath })
  }

test('from registering to six hundred debts, with the mocked API in the browser', work(''))

test.describe('behind nginx', () => {
  test.use({ baseURL: origins.nginx })
  test(
    'K02: from registering to six hundred debts, with the API of another origin',
    work(origins.api),
  )
})
