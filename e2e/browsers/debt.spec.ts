import { readFile, writeFile } from 'node:fs/promises'
import { pdf } from '../support/actions.ts'
import { expect, logIn, savedFile, test } from './fixtures.ts'

test('a debt shows its tabs, saves a note, and returns an uploaded file unchanged', async ({
  user,
  engine,
}, testInfo) => {
  await logIn(user)
  await user.press('link', 'Thornley Catering, Events & Hire Ltd')
  await user.sees('heading', 'Thornley Catering, Events & Hire Ltd')
  for (const name of ['Overview', 'Notes', 'Invoices', 'Payments', 'Addresses', 'Contacts']) {
    await user.press('tab', new RegExp(`^${name}`))
    await user.sees('tabpanel', new RegExp(`^${name}`))
  }

  await user.press('tab', /^Notes/)
  await user.fill('Note', 'They promised to pay on Friday.')
  await user.press('button', 'Add note')
  await user.reads('Note added successfully!', 'status')
  await user.reads('They promised to pay on Friday.', 'tabpanel')

  await user.press('tab', /^Invoices/)
  const sent = pdf('Invoice 42')
  const path = testInfo.outputPath('invoice-0042.pdf')
  await writeFile(path, sent)
  await user.choose('Invoices', path)
  // Its row moves the button.
  await user.reads('Ready to upload', 'tabpanel')
  await user.press('button', 'Upload invoices')
  await user.press('button', /^Download invoice-0042/)
  const saved = await readFile(await savedFile(engine.downloads, /^invoice-0042.*\.pdf$/))
  expect(saved.equals(sent)).toBe(true)
})

test('a statement is printed by its button', async ({ user }) => {
  await logIn(user)
  await user.open('/debt-detail/1/statement')
  await user.press('button', 'Print statement')
  await expect.poll(() => user.tab.evaluate(() => globalThis.probe.printed, null)).toBe(1)
  await user.sees('heading', 'Statement of account')
})

test('a debt appears in the list when it is added', async ({ user }) => {
  await logIn(user)
  await user.press('link', 'Add debt')
  await user.press('radio', 'A company')
  await user.fill('Company name', 'Lantern Freight Ltd')
  await user.fill(/^Your reference/, 'LF-0042')
  const address = { role: 'group', name: 'Address' }
  await user.fill(/^Address line 1/, '14 Quayside', 'textbox', address)
  await user.fill(/^Town or city/, 'Bristol', 'textbox', address)
  await user.fill(/^Postcode/, 'BS1 4DJ', 'textbox', address)
  await user.fill('Original amount', '5,000.00')
  await user.fill(/^Last invoice date/, '01/01/2024')
  await user.press('button', 'Save debt')
  await user.reads('Debt saved successfully!', 'status')
  await user.open('/?q=LF-0042')
  await user.sees('link', 'Lantern Freight Ltd')
})
