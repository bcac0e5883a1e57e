import type { Locator, Page } from '@playwright/test'
import { fillDebt } from './actions'
import { type Json, press } from './wire'

/** A way to create a record on a screen. */
export interface Creation {
  /** Its list on the wire. */
  path: string
  /** The list as a person with the old debt reads it. */
  list: (old: Json) => string
  /** Opens the screen and fills it in. */
  fill: (page: Page, old: Json) => Promise<void>
  send: (page: Page) => Promise<void>
  success: RegExp
  /** What shows the record once it is known to be stored. */
  shown: (page: Page) => Locator
  /** Changes what is typed a little. */
  edit: (page: Page) => Promise<void>
  /** Changes the values of a record so that it is another one. */
  other: (record: Json) => Json
}

export const newDebt = {
  company: 'Wire Ltd',
  reference: 'WIRE-1',
  amount: '1,234.50',
  date: '01/02/2025',
}

const openTab = (page: Page, old: Json, tab: string) =>
  page.goto(`/debt-detail/${old.id}?tab=${tab}`)

const withAmount = (record: Json, initial_debt: number) => ({
  ...record,
  debtor_debt: { ...record.debtor_debt, initial_debt },
})

export const csvOf = (rows: number) =>
  [
    'Company name,Your reference,Original amount,Last invoice date',
    ...Array.from(
      { length: rows },
      (_, row) => `Wire ${row + 1} Ltd,ROW-${row + 1},1000.00,01/02/2024`,
    ),
  ].join('\n')

export async function fillImport(page: Page, rows: number) {
  await page.goto('/add-debt?by=csv')
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(rows)) })
}

export async function sendImport(page: Page, rows: number) {
  const name = rows === 1 ? 'Import 1 debt' : `Import ${rows} debts`
  await press(page, name)
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
}

export const creations = {
  'a debt': {
    path: 'debtor/',
    list: () => 'debtor/',
    fill: async (page) => {
      await page.goto('/add-debt')
      await fillDebt(page, newDebt)
    },
    send: (page) => press(page, 'Save debt'),
    success: /Debt saved successfully!/,
    shown: (page) => page.getByRole('link', { name: 'Open the debt' }),
    edit: (page) => page.getByLabel('Original amount').fill('1,234.60'),
    other: (record) => withAmount(record, 77),
  },
  'a row of an import': {
    path: 'debtor/',
    list: () => 'debtor/',
    fill: (page) => fillImport(page, 1),
    send: (page) => sendImport(page, 1),
    success: /1 of 1 debts? added|collection team will be in touch/,
    shown: (page) => page.getByText(/1 of 1 debts? added/),
    edit: async () => {},
    other: (record) => withAmount(record, 77),
  },
  'a note': {
    path: 'debt_notes/',
    list: (old) => `debt_notes/?debt_id=${old.debtor_debt.id}`,
    fill: async (page, old) => {
      await openTab(page, old, 'notes')
      await page.getByRole('textbox', { name: 'Note' }).fill('They called on Friday')
    },
    send: (page) => press(page, 'Add note'),
    success: /Note added successfully!/,
    shown: (page) =>
      page
        .getByRole('list', { name: 'Notes' })
        .getByRole('listitem')
        .filter({ hasText: 'They called on Friday' }),
    edit: (page) => page.getByRole('textbox', { name: 'Note' }).fill('They called on Friday.'),
    other: (record) => ({ ...record, note: 'They paid in full' }),
  },
  'an address': {
    path: 'debtor_address/',
    list: (old) => `debtor_address/?debtor_id=${old.id}`,
    fill: async (page, old) => {
      await openTab(page, old, 'addresses')
      await press(page, 'Add address')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Address line 1').fill('3 Weir Road')
      await dialog.getByLabel('Town or city').fill('Leeds')
      await dialog.getByLabel('Postcode').fill('LS1 1AA')
    },
    send: (page) => press(page, 'Save address'),
    success: /Address saved successfully!/,
    shown: (page) => page.getByRole('main').getByText('3 Weir Road').first(),
    edit: (page) => page.getByRole('dialog').getByLabel('Address line 1').fill('3 Weir Road.'),
    other: (record) => ({ ...record, street_1: '99 Elsewhere Lane' }),
  },
  'a contact': {
    path: 'debtor_contact/',
    list: (old) => `debtor_contact/?debtor_id=${old.id}`,
    fill: async (page, old) => {
      await openTab(page, old, 'contacts')
      await press(page, 'Add contact')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Phone number').fill('020 7946 0123')
    },
    send: (page) => press(page, 'Save contact'),
    success: /Contact saved successfully!/,
    shown: (page) => page.getByRole('main').getByText('020 7946 0123').first(),
    edit: (page) => page.getByRole('dialog').getByLabel('Label').fill('Switchboard'),
    other: (record) => ({ ...record, contact_value: '01632 960999' }),
  },
} satisfies Record<string, Creation>
