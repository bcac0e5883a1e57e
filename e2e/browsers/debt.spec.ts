import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdf } from '../support/actions.ts'
import { expect, fileNamed, logIn, test } from './fixtures.ts'

test('a debt shows its tabs, saves a note, and returns an uploaded file unchanged', async ({
  tab,
  engine,
}, testInfo) => {
  await logIn(tab)
  await tab.press('link', 'Thornley Catering, Events & Hire Ltd')
  await tab.sees('heading', 'Thornley Catering, Events & Hire Ltd')
  for (const name of ['Overview', 'Notes', 'Invoices', 'Payments', 'Addresses', 'Contacts']) {
    await tab.press('tab', new RegExp(`^${name}`))
    await tab.sees('tabpanel', new RegExp(`^${name}`))
  }

  await tab.press('tab', /^Notes/)
  await tab.fill('Note', 'They promised to pay on Friday.')
  await tab.press('button', 'Add note')
  await tab.reads('Note added successfully!', 'status')
  await tab.reads('They promised to pay on Friday.', 'tabpanel')

  await tab.press('tab', /^Invoices/)
  const sent = pdf('Invoice 42')
  const path = testInfo.outputPath('invoice-0042.pdf')
  await writeFile(path, sent)
  await tab.choose('Invoices', path)
  await tab.press('button', 'Upload invoices')
  await tab.press('button', /^Download invoice-0042/)
  const saved = await fileNamed(engine.downloads, /^invoice-0042.*\.pdf$/)
  expect((await readFile(join(engine.downloads, saved))).equals(sent)).toBe(true)
})

test('a statement is printed by its button', async ({ tab }) => {
  await logIn(tab)
  await tab.open('/debt-detail/1/statement')
  await tab.press('button', 'Print statement')
  await expect.poll(() => tab.run('return printed')).toBe(1)
  await tab.sees('heading', 'Statement of account')
})

test('a debt appears in the list when it is added', async ({ tab }) => {
  await logIn(tab)
  await tab.press('link', 'Add debt')
  await tab.press('radio', 'A company')
  await tab.fill('Company name', 'Lantern Freight Ltd')
  await tab.fill(/^Your reference/, 'LF-0042')
  const address = { role: 'group', name: 'Address' }
  await tab.fill(/^Address line 1/, '14 Quayside', 'textbox', address)
  await tab.fill(/^Town or city/, 'Bristol', 'textbox', address)
  await tab.fill(/^Postcode/, 'BS1 4DJ', 'textbox', address)
  await tab.fill('Original amount', '5,000.00')
  await tab.fill(/^Last invoice date/, '01/01/2024')
  await tab.press('button', 'Save debt')
  await tab.reads('Debt saved successfully!', 'status')
  await tab.open('/?q=LF-0042')
  await tab.sees('link', 'Lantern Freight Ltd')
})
