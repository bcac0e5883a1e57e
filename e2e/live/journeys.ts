import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { debtsCsv } from '../files/make-debts.mjs'
import { expectRow, expectSnackbar, fillDebt, pdf } from '../support/actions'
import { expect, logIn, logOut, test } from '../support/fixtures'
import { email, mark, password, recordCreated } from './environment'

const search = async (page: Page, query: string) => {
  await page.goto('/debts')
  await page.getByRole('searchbox', { name: 'Search debts' }).fill(query)
  return page.getByRole('table', { name: 'Debts' })
}

test('a debt with invoices and a note is saved and displayed', async ({ page }) => {
  await logIn(page, email, password)
  const company = `${mark} Freight Ltd`
  await page.goto('/add-debt')
  await fillDebt(page, { company, reference: `${mark}-F`, amount: '5,000.00', date: '01/01/2024' })
  await page.getByLabel('Invoices').setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${mark}-${name}.pdf`,
      mimeType: 'application/pdf',
      buffer: pdf(`Invoice ${name}`),
    })),
  )
  recordCreated(`the debt of ${company}, with two invoices and a note`)
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expectSnackbar(page, 'Debt saved successfully!')
  await expectSnackbar(page, 'Invoices uploaded successfully!')

  const table = await search(page, `${mark}-F`)
  await expectRow(table, { Debtor: company, Outstanding: '5,000.00', Status: 'Processing' })
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('They promised to pay on Friday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectSnackbar(page, 'Note added successfully!')

  await logOut(page)
  await logIn(page, email, password)
  await search(page, `${mark}-F`)
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('promised to pay on Friday')
  await page.getByRole('tab', { name: 'Invoices' }).click()
  for (const name of ['one', 'two']) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(`^Download .*${name}`) }).click()
    expect(await readFile(await (await saving).path())).toEqual(pdf(`Invoice ${name}`))
  }
})

test('each row of a short spreadsheet is imported once', async ({ page }) => {
  await logIn(page, email, password)
  await page.goto('/add-debt?by=csv')
  const text = debtsCsv(3).replaceAll('CSV-', `${mark}-row-`)
  await page.getByLabel('CSV file').setInputFiles({
    name: 'rows.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  recordCreated(`three debts imported with references that begin ${mark}-row`)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Import 3 debts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 3 debts' }).click()
  await expectSnackbar(
    page,
    'Thank you. Our collection team will be in touch within 1 working day.',
  )
  const table = await search(page, `${mark}-row`)
  await expect(table.getByRole('row')).toHaveCount(4)
})
